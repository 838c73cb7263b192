### The fairness sheet of a map: names of measures, their definitions, and the closing sentence.

fairness-nothing = There are no two deployment zones to compare.
fairness-even = Even in every measure.
fairness-uneven = Uneven, most of all first: { $measures }.
fairness-points = Points to objective no. { $n } by nearness
fairness-points-how = The fewest movement points from the zone to a hex from which the objective can be claimed; nobody is in the way. Each side counts its own nearest first.
fairness-moves = Moves to objective no. { $n } by nearness
fairness-moves-how = The fewest moves at speed { $speed } from the zone to where the objective can be claimed; unspent points are lost. Each side counts its own nearest first.
fairness-zone-seen = Own zone seen from the other
fairness-zone-seen-how = The places of the own zone that at least one place of the other zone sees.
fairness-zone-clear = Own zone seen clearly
fairness-zone-clear-how = The places of the own zone that some place of the other zone sees without cover.
fairness-zone-cover = Own zone seen in cover only
fairness-zone-cover-how = The places of the own zone that the other zone sees, but always in cover.
fairness-lines = Lines of sight from zone to zone
fairness-lines-how = The pairs of a place of the own zone and one of the other that it sees.
fairness-free-seen = Free places the zone sees
fairness-free-seen-how = The places to stand on outside all zones that at least one place of the own zone sees.
fairness-shot = Own zone shot at in round { $round }
fairness-shot-how = The places of the own zone that the other side can shoot at, range { $range }″, after one move at speed { $speed } in each round up to { $round }.
fairness-from = Firing places in round { $round }
fairness-from-how = The places from which the own side can shoot at the other zone, range { $range }″, after one move at speed { $speed } in each round up to { $round }.
fairness-room = Room to develop
fairness-room-how = The places outside the own zone that can be reached in { $n } moves at speed { $speed }.
fairness-shelter = Sheltered room to develop
fairness-shelter-how = The places outside the own zone within { $n } moves at speed { $speed } that the other zone does not see without cover.
fairness-lookouts = Best lookouts reached first
fairness-lookouts-how = Of the { $n } places that see most others: those that the own side reaches in fewer moves.
fairness-deployment = Deployment hexes
fairness-deployment-how = The hexes on which only the own side may deploy.
fairness-stone = Steps to stone hex no. { $n } by nearness
fairness-stone-how = The fewest steps from a deployment hex; nobody is in the way. Each side counts its own nearest first.
fairness-nearer = Hexes nearer to the own side
fairness-nearer-how = The hexes that are fewer steps from the own deployment hexes than from the other side’s.

battleground-open-between-zones = Nothing blocks sight between the zones of “{ $seat }” and “{ $other }”: every place sees every other.
battleground-shots-in-round-one = “{ $seat }” can shoot into another zone in round 1: from { $place }, after one move at speed { $speed } with range { $range }″, at { $n } places.
battleground-unreachable = { $n ->
    [one] No way leads from any zone to 1 place: { $place }.
   *[other] No way leads from any zone to { $n } places, such as { $place }.
    }
battleground-zone-too-small = In the zones of “{ $seat }” { $found } figures can stand; an army may have { $least }.
