# Several documents of the library at once, and their tags.

library-several = { $n ->
    [one] { $n } document is chosen
   *[other] { $n } documents are chosen
  }
library-for-one = Choose a single document for this.
library-deleted-several = { $n ->
    [one] { $n } document was put into the trash. Undo (Ctrl+Z) brings it back.
   *[other] { $n } documents were put into the trash. Undo (Ctrl+Z) brings them back.
  }
library-restored-several = { $n ->
    [one] { $n } document was taken out of the trash.
   *[other] { $n } documents were taken out of the trash.
  }
library-destroyed-several = { $n ->
    [one] { $n } document was deleted for good.
   *[other] { $n } documents were deleted for good.
  }
library-destroy-ask-several = { $n ->
    [one] Delete { $n } document for good, with all its versions? This cannot be undone.
   *[other] Delete { $n } documents for good, with all their versions? This cannot be undone.
  }
library-delete-used-several = { $n ->
    [one] The document chosen is used by others:
   *[other] Some of the { $n } documents chosen are used by others:
  }
library-export-these = { $n ->
    [one] the document chosen and what it needs
   *[other] the { $n } documents chosen and what they need
  }
library-restore-yes = Go back to it

library-tag = Tags…
library-tags-title = Tags
library-tags-of = Tags of “{ $name }”:
library-tags-of-several = { $n ->
    [one] Tags of { $n } document:
   *[other] Tags of { $n } documents:
  }
library-tags-new = &New tags
library-tags-how = With commas between them. Tags are written in small letters, digits and hyphens: “My cards” becomes my-cards.
library-tagged = The tags of “{ $name }” were changed.
library-tagged-several = { $n ->
    [one] The tags of { $n } document were changed.
   *[other] The tags of { $n } documents were changed.
  }

library-remove-pack = Remove its pack…
library-remove-pack-ask = Remove the pack “{ $name }” from the library?
library-remove-pack-goes = { $n ->
    [0] No document goes with it.
    [one] { $n } document goes to the trash with it.
   *[other] { $n } documents go to the trash with it.
  }
library-remove-pack-stays = { $n ->
    [one] { $n } document that you changed stays.
   *[other] { $n } documents that you changed stay.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } document stays, since another pack brought it too.
   *[other] { $n } documents stay, since other packs brought them too.
  }
library-remove-pack-yes = Remove the pack
library-pack-removed = { $n ->
    [0] The pack “{ $name }” was removed.
   *[other] The pack “{ $name }” was removed. Its documents lie in the trash.
  }

library-working = Documents are being worked on…
library-stopped = It was stopped. Nothing was changed.
