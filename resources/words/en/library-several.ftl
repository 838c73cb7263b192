# Several documents of the library at once, and their tags.

library-several = { $n ->
    [one] { $n } document selected
   *[other] { $n } documents selected
    }
library-for-one = Select a single document for this.
library-deleted-several = { $n ->
    [one] Moved { $n } document to the trash. Undo (Ctrl+Z) brings it back.
   *[other] Moved { $n } documents to the trash. Undo (Ctrl+Z) brings them back.
    }
library-restored-several = { $n ->
    [one] Restored { $n } document from the trash.
   *[other] Restored { $n } documents from the trash.
    }
library-destroyed-several = { $n ->
    [one] Deleted { $n } document permanently.
   *[other] Deleted { $n } documents permanently.
    }
library-destroy-ask-several = { $n ->
    [one] Delete { $n } document permanently, with all its versions? This can’t be undone.
   *[other] Delete { $n } documents permanently, with all their versions? This can’t be undone.
    }
library-delete-used-several = { $n ->
    [one] Other documents use the selected one:
   *[other] Other documents use some of the { $n } selected ones:
    }
library-export-these = { $n ->
    [one] the selected document and everything it needs
   *[other] the { $n } selected documents and everything they need
    }
library-restore-yes = Restore

library-tag = Tags…
library-tags-title = Tags
library-tags-of = Tags of “{ $name }”:
library-tags-of-several = { $n ->
    [one] Tags of { $n } document:
   *[other] Tags of { $n } documents:
  }
library-tags-new = &New tags
library-tags-how = Separate tags with commas. They use lower-case letters, digits and hyphens: “My cards” becomes my-cards.
library-tagged = Changed the tags of “{ $name }”.
library-tagged-several = { $n ->
    [one] Changed the tags of { $n } document.
   *[other] Changed the tags of { $n } documents.
    }

library-remove-pack = Remove pack…
library-remove-pack-ask = Remove the pack “{ $name }” from the library?
library-remove-pack-goes = { $n ->
    [0] None of its documents goes to the trash.
    [one] { $n } of its documents goes to the trash.
   *[other] { $n } of its documents go to the trash.
    }
library-remove-pack-stays = { $n ->
    [one] { $n } document that you changed stays.
   *[other] { $n } documents that you changed stay.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } document stays: another pack has it as well.
   *[other] { $n } documents stay: other packs have them as well.
    }
library-remove-pack-yes = Remove the pack
library-pack-removed = { $n ->
    [0] Removed the pack “{ $name }”.
   *[other] Removed the pack “{ $name }”. Its documents are in the trash.
    }

library-working = Working on the documents…
library-stopped = Stopped. Nothing was changed.
