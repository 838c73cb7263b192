"""The way through the rules: back, forward, and glances that leave no trace."""

from editor.pages.rules.history import RuleHistory


def test_back_and_forward_lead_over_what_was_read() -> None:
    trail = RuleHistory().to("A").to("B").to("C")
    assert trail.back().here == "B"
    assert trail.back().back().here == "A"
    assert trail.back().back().back().here == "A"
    assert trail.back().back().forward().here == "B"
    assert trail.forward() == trail


def test_reading_another_rule_gives_up_the_way_forward() -> None:
    trail = RuleHistory().to("A").to("B").back().to("C")
    assert trail.ahead == ()
    assert trail.back().here == "A"


def test_glances_leave_no_history() -> None:
    trail = RuleHistory().to("A").look_at("B").look_at("C").look_at("D")
    assert (trail.here, trail.before) == ("D", ("A",))


def test_a_glance_that_is_followed_by_reading_on_can_be_gone_back_to() -> None:
    assert RuleHistory().to("A").look_at("B").to("C").before == ("A", "B")


def test_reading_what_was_glanced_at_keeps_it() -> None:
    trail = RuleHistory().to("A").look_at("B").to("B").look_at("C")
    assert trail.before == ("A", "B")


def test_coming_to_the_same_rule_again_changes_nothing() -> None:
    trail = RuleHistory().to("A").to("B").back()
    assert trail.look_at("A") == trail
    assert trail.to("A") == trail
