### What is wrong with a pack or a picture from somebody else. Each stands after the name of the file or entry.

## The file

pack-is-none = This is no pack of Hexsmith.
pack-too-large = The pack has { $found } MiB; it may have at most { $most }.
pack-no-end = The pack is cut off, or something follows its end. Get it anew.
pack-in-several-parts = The pack is split over several files; only whole ones can be read.
pack-too-many-entries = The pack holds more than { $most } entries, which is the most there may be.
pack-too-many-mentions = The documents of the pack name others more than { $most } times. Make several packs of it.
pack-zip64 = The pack is written in a form for huge archives (ZIP64), which packs never need.
pack-no-directory = The list of what is in the pack cannot be read. Get it anew.
pack-list-too-long = The list of what is in the pack is longer than its entries can need. Get it anew.
pack-other-number = The pack says that it holds { $said } entries, but its list has { $found }. Get it anew.
pack-no-manifest = The pack has no manifest.json, which says what is in it.

## Entries

pack-bad-name = The entry cannot be called this: small letters, digits, dots, hyphens and underscores, in at most five folders, and no name that some system reserves.
pack-encrypted = The entry is encrypted; packs are not.
pack-bad-flags = The entry is marked in a way that packs do not use.
pack-bad-method = The entry is compressed by a method that packs do not use; only “deflate” and none at all are read.
pack-no-plain-file = The entry is a link, a device or a folder; a pack holds plain files only.
pack-entry-too-large = The entry has { $found } MiB; it may have at most { $most }.
pack-ratio = The entry claims to unpack to more than { $most } times its size, as only attacks do.
pack-total-too-large = All entries together have { $found } MiB; they may have at most { $most }.
pack-wrong-size = The entry has another size than the pack says.
pack-repeated-name = Two entries have this name.
pack-file-and-folder = The entry is a file and a folder at once.
pack-no-such-entry = The entry is not where the list says.
pack-two-names = The entry has one name in the list and another where it stands.
pack-two-sizes = The entry says one thing of itself in the list and another where it stands.
pack-overlap = The entry lies over another one.
pack-hidden-bytes = Bytes lie at this entry that belong to nothing in the pack, as honest programs never write them. Get the pack anew from its author.
pack-damaged = The entry is damaged. Get the pack anew.

## The manifest and the signature

pack-bad-id = “{ $found }” is no id of a pack: small letters, digits, hyphens and dots, like org.example.ruins.
pack-bad-version = “{ $found }” is no version of a pack: three numbers with dots between them, like 1.0.0.
pack-bad-range = “{ $found }” is no range of versions: *, ^1.2.0, or bounds with spaces between them, like >=1.2.0 <3.0.0.
pack-bad-listed-name = “{ $found }” cannot be listed: it is no name of an entry, or one that no list needs.
pack-bad-digest = “{ $found }” is no SHA-256: 64 digits and letters from a to f.
pack-needs-itself = The pack “{ $id }” says that it needs itself.
pack-newer-container = The pack follows version { $found } of packs; this program reads them up to version { $current }. A newer Hexsmith is needed.
pack-needs-features = The pack needs a Hexsmith that knows this: { $features }. It was written by version { $program }.
pack-bad-key = “{ $found }” is not { $size } bytes in base64.
pack-wrong-signature = The signature is not of this manifest: somebody has changed the pack after it was signed. Do not use it.
pack-weak-key = It is signed with a key under which anybody can sign. Do not use it; ask its author for a pack signed with a proper key.
pack-unlisted = The entry is not listed in the manifest.
pack-missing-entry = The manifest lists the entry, but it is not there.
pack-wrong-digest = The entry is not the one that the manifest speaks of: it was changed, or damaged.
pack-unknown-entry = Packs hold nothing like this: only documents, pictures (PNG, JPEG, WebP) and translations.
pack-other-id = The document in it has the id “{ $id }”, which belongs into another entry.
content-byte-order-mark = The text begins with a byte order mark, which must go.

## Pictures

image-no-picture = This is no picture in PNG, JPEG or WebP.
image-too-long = The picture is { $found } pixels long; { $most } are the most on each side.
image-too-many-pixels = The picture has { $found } megapixels; one of its kind may have at most { $most }. Make it smaller.
image-far-too-large = The picture is far too large. Make it smaller.
image-too-many-bytes = The picture takes more than { $most } MiB once it is written as PNG. Make it smaller.
image-moves = The picture moves; only still ones can be used.
image-damaged = The picture is damaged or cut off.
image-file-too-large = The file is larger than { $most } MiB, which no picture may be. Make it smaller.
image-all-too-large = All pictures together are larger than { $most } MiB, which no pack may be. Take fewer, or smaller ones.
image-no-plain-file = This is no file with a picture. Choose one in PNG, JPEG or WebP.
image-given-up = The picture was given up: reading it takes more time or memory than any picture should. Save it anew in another program, or smaller.

## Reading it

pack-not-readable = The file cannot be read: { $reason }.
pack-is-a-library = This is a library, no pack.
pack-file-missing = There is no such file. It may have been moved or renamed: choose it again.
pack-file-not-allowed = You may not read this file. Ask its owner for leave, or copy it to a folder of your own.
pack-file-is-a-folder = This is a folder, not a pack. Choose a file that ends in .hexpack.
pack-file-no-plain-file = This is a device or a pipe, no file. Choose a file that ends in .hexpack.
pack-took-too-long = The pack was given up after { $seconds } seconds. If there are many pictures in it, make two packs of it.
pack-step-took-too-long = It was given up here: reading this took more than { $seconds } seconds, which no honest pack does. Ask its author for another one.
pack-too-much-memory = It was given up here: reading this took more memory than any honest pack needs. Ask its author for another one.
pack-reader-ended = The pack was given up: it broke what reads it, or took more than it may. Nothing else was touched.
pack-too-much-work = The pack was given up: there is more in it than may be read at once. With too many pictures in it, make two packs of it.
pack-reader-not-started = Hexsmith could not start the process in which it reads packs. This says nothing about the pack. Try again; if it stays like this, install Hexsmith anew.
pack-changed-while-read = What was read of the pack is not there any more as it was. Import it again.
pack-no-staging = There is no place to read the pack into: { $reason } Make room there, or let Hexsmith write there.

## Before an import

pack-circle = These packs need one another in a circle, so none can come first: { $ids }.
pack-missing-requirement = It needs the pack “{ $id }” ({ $range }), which is not here. Import that one first.
pack-other-requirement = It needs the pack “{ $id }” in a version { $range }; here is { $found }.
pack-older = This is version { $found }, older than { $mine }, which is here.
pack-same-version = It calls itself version { $version } like the one that is here, but holds something else.
pack-other-signer = The pack that is here was signed by somebody else. Ask its author before you trust this one; its key begins with { $fingerprint }.
pack-signed-no-more = The pack that is here was signed; this one is not. Ask its author before you trust it.
pack-unsigned = It is not signed, so nothing tells whose it is.
pack-new-signer = It is signed by “{ $name }”, whose key was not seen here before: { $fingerprint }.
pack-known-signer = It is signed by “{ $name }” with the same key as these: { $packs }. The key is { $fingerprint }.
pack-here-already = This very pack is here already.
pack-passed-over = Only a newer Hexsmith can read these entries. They are kept as they are, and go along when the pack is exported again: { $entries }.
pack-left-behind = Only a newer Hexsmith can read these entries, and they are too large to be kept: { $entries }. A pack that is exported again will be without them.
pack-plan-outdated = The library has changed since the import was planned. Plan it again.

## Taking one out

pack-needed = The pack “{ $id }” is needed by these packs: { $packs }. Take them out first, or this one all the same.
pack-unknown = No pack “{ $id }” was imported here.
pack-unknown-near = No pack “{ $id }” was imported here. Is “{ $near }” meant?

## Making one

pack-not-own = These are not documents of your own, so they go into no pack: { $ids }.
pack-images-lost = The files of these pictures are missing or damaged: { $images }. Import their pack again.

## Comparing two

pack-other-picture = Another picture; it had { $old } pixels, now it has { $new }.

## The command line

cli-pack = Pass documents on in packs, and take in those of others.
cli-pack-file = A pack.
cli-pack-files = Packs.
cli-pack-info = Say what packs are and what they hold.
cli-pack-check = Look for everything that is wrong with packs.
cli-pack-import = Take a pack into the library: all of it, or nothing.
cli-pack-export = Make a pack of documents of your own, with all of your own that they need.
cli-pack-diff = Say in what two packs differ.
cli-pack-diff-old = The first pack.
cli-pack-diff-new = The second pack.
cli-pack-library = The library; without it, your own.
cli-pack-keep = Which to keep in a conflict: mine, theirs or both.
cli-pack-choose = The same for one document: ID=mine, ID=theirs or ID=both.
cli-pack-no-choice = “{ $found }” is no choice: write mine, theirs or both.
cli-pack-no-such-document = The pack holds no document “{ $id }”.
cli-pack-anyway = Import in spite of doubts.
cli-pack-without-broken = Leave out documents and pictures that cannot be used.
cli-pack-plan = Say only what would be done.
cli-pack-to = The file to write.
cli-pack-again = A pack that was imported, to be made again.
cli-pack-documents = Ids of documents of your own.
cli-pack-id = Its name among all packs, like org.example.ruins.
cli-pack-version = Its version, like 1.0.0.
cli-pack-title = What people call it.
cli-pack-author = Who made it.
cli-pack-licence = The terms on which others may use it.
cli-pack-requires = A pack that it needs: ID or ID@RANGE.
cli-pack-translation = A file with texts for documents of others, called by its language: pl.json.
cli-pack-image = A picture to put into it, in PNG, JPEG or WebP; may be given several times.
cli-pack-sign = Sign it with the key in this file, which is made if it is not there.
cli-pack-sign-as = Your name beside the signature.
cli-pack-key-open = Others on this machine may read the key { $name }, and could sign in your name. Let only yourself read it: chmod 600.
cli-pack-over-key = The pack would be written over the key { $name }. Give it another name.
cli-pack-bad-key-file = There is no key for signing in “{ $name }”, or HEXSMITH_KEY_PASSWORD does not open it.
cli-pack-incomplete = A new pack needs --id, --version and --title, and at least one document or translation.
cli-pack-translated-twice = There are two translations into “{ $name }”. Put their texts into one file.
cli-pack-by = by { $authors }
cli-pack-licensed = licence: { $licence }
cli-pack-fingerprint = fingerprint: { $fingerprint }
cli-pack-needs = needs { $id } { $range }
cli-pack-holds = { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}, { $images ->
    [one] { $images } picture
   *[other] { $images } pictures
}
cli-pack-picture = picture { $entry }: { $width } × { $height }
cli-pack-unread-entry = for a newer Hexsmith: { $entry }
cli-pack-state-new = new: { $id }
cli-pack-state-same = the same: { $id }
cli-pack-state-changed = changed: { $id }
cli-pack-conflict-mine = in conflict: { $id }; yours is kept
cli-pack-conflict-theirs = in conflict: { $id }; the pack’s takes its place
cli-pack-conflict-both = in conflict: { $id }; both are kept, the pack’s as { $new }
cli-pack-along = comes along under another id, since it names one that does: { $id }
cli-pack-names-nothing = { $id } names “{ $name }”, which is nowhere.
cli-pack-names-other-kind = { $id } names “{ $name }” as a document of the kind “{ $kind }”; it is of the kind “{ $found }”.
cli-pack-left-out = left out: { $fault }
cli-pack-doubt = doubt: { $doubt }
cli-pack-not-imported = Nothing was imported. --anyway puts these doubts aside.
cli-pack-imported = Imported: { $new } new, { $changed } changed, { $same } the same.
cli-pack-planned = Nothing was imported: this was only the plan.
cli-pack-written = { $path }: written, fingerprint { $fingerprint }
cli-pack-lost = These entries, which only a newer Hexsmith can read, are not in this library; the pack was made without them, in the version that this Hexsmith writes: { $entries }.
cli-pack-only-in-old = only in the first: { $entry }
cli-pack-only-in-new = only in the second: { $entry }
cli-pack-differs = differs: { $entry }
cli-pack-equal = Both packs hold the same.
cli-pack-list = List the packs that were imported.
cli-pack-none = No pack was imported here.
cli-pack-remove = Take a pack out of the library: its documents go to the trash.
cli-pack-name = The id of a pack that was imported.
cli-pack-remove-anyway = Take it out in spite of doubts.
cli-pack-remove-plan = Say only what would be done.
cli-pack-goes = to the trash: { $id }
cli-pack-stays = stays, since it was changed here: { $id }
cli-pack-shared = stays, since the pack “{ $pack }” brought it too: { $id }
cli-pack-not-removed = Nothing was taken out. --anyway puts these doubts aside.
cli-pack-removed =
    { $documents ->
        [0] The pack “{ $id }” was taken out. All of it comes back when it is imported again.
       *[other] The pack “{ $id }” was taken out. Its documents lie in the trash; all of it comes back when it is imported again.
    }
cli-pack-remove-planned = Nothing was taken out: this was only the plan.
