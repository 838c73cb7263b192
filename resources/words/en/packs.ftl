### What is wrong with a pack or a picture from somebody else. Each stands after the name of the file or entry.

## The file

pack-is-none = This isn’t a Hexsmith pack. Choose a .hexpack file.
pack-too-large = The pack has { $found } MiB; it may have at most { $most }.
pack-no-end = The pack is damaged: it is cut off, or something follows its end. Download it again.
pack-in-several-parts = The pack is split into several files. Get it as one file.
pack-too-many-entries = The pack holds more than the { $most } entries allowed. Make several packs of it.
pack-too-many-mentions = The documents of the pack refer to others more than { $most } times. Make several packs of it.
pack-zip64 = The pack uses the format for huge archives (ZIP64), which packs don’t use. Export it again from Hexsmith.
pack-no-directory = The pack’s list of contents can’t be read. Download it again.
pack-list-too-long = The pack’s list of contents is longer than its entries can need. Download it again.
pack-other-number = The pack declares { $said } entries, but lists { $found }. Download it again.
pack-no-manifest = The pack has no manifest.json, so its contents are unknown. Download it again.

## Entries

pack-bad-name = The entry can’t have this name. Use lower-case letters, digits, dots, hyphens and underscores, at most five folders, and no name that a system reserves.
pack-encrypted = The entry is encrypted, which packs don’t support.
pack-bad-flags = The entry is marked in a way that packs do not use.
pack-bad-method = The entry is compressed in a way that packs don’t support. Use “deflate” or no compression.
pack-no-plain-file = The entry is a link, a device or a folder; packs hold only files.
pack-entry-too-large = The entry has { $found } MiB; it may have at most { $most }.
pack-ratio = The entry unpacks to more than { $most } times its size, as only attacks do. Don’t use the pack.
pack-total-too-large = All entries together have { $found } MiB; they may have at most { $most }.
pack-wrong-size = The entry’s size differs from what the pack says. Download it again.
pack-repeated-name = Two entries have this name.
pack-file-and-folder = The entry is both a file and a folder.
pack-no-such-entry = The entry is not where the list says.
pack-two-names = The entry has different names in the list and in its place. Download the pack again.
pack-two-sizes = The entry is described differently in the list and in its place. Download the pack again.
pack-overlap = The entry overlaps another one. Download the pack again.
pack-hidden-bytes = The pack hides data at this entry, which no honest program does. Ask its author for a new one.
pack-damaged = The entry is damaged. Download the pack again.

## The manifest and the signature

pack-bad-id = “{ $found }” can’t be the ID of a pack. Use lower-case letters, digits, hyphens and dots: org.example.ruins.
pack-bad-version = “{ $found }” can’t be the version of a pack. Write three numbers with dots: 1.0.0.
pack-bad-range = “{ $found }” can’t be a range of versions. Write *, ^1.2.0, or bounds separated by spaces: >=1.2.0 <3.0.0.
pack-bad-listed-name = “{ $found }” can’t be in the list: it can’t be the name of an entry, or needs no listing.
pack-bad-digest = “{ $found }” isn’t a SHA-256. Write 64 digits and letters from a to f.
pack-needs-itself = The pack “{ $id }” requires itself.
pack-newer-container = The pack has format version { $found }; this Hexsmith reads up to { $current }. Install a newer Hexsmith.
pack-needs-features = The pack needs features that this Hexsmith lacks: { $features }. Install version { $program } or newer.
pack-bad-key = “{ $found }” is not { $size } bytes in base64.
pack-wrong-signature = The signature doesn’t match: somebody changed the pack after signing it. Don’t use it.
pack-weak-key = The pack is signed with a key that anybody could use. Don’t use it; ask its author for one signed with a proper key.
pack-unlisted = The entry isn’t listed in the manifest.
pack-missing-entry = The manifest lists the entry, but it’s missing. Download the pack again.
pack-wrong-digest = The entry doesn’t match the manifest: it was changed or damaged. Download the pack again.
pack-unknown-entry = Packs can only hold documents, pictures (PNG, JPEG, WebP) and translations. Remove this entry.
pack-other-id = The document in it has the ID “{ $id }”, which belongs in another entry.
content-byte-order-mark = The text begins with a byte order mark. Remove it.

## Pictures

image-no-picture = This isn’t a PNG, JPEG or WebP picture. Choose one of those.
image-too-long = The picture is { $found } pixels long; the limit is { $most } on each side. Make it smaller.
image-too-many-pixels = The picture has { $found } megapixels; the limit for its kind is { $most }. Make it smaller.
image-far-too-large = The picture is far too large. Make it smaller.
image-too-many-bytes = Saved as PNG, the picture takes more than { $most } MiB. Make it smaller.
image-moves = The picture is animated. Choose a still one.
image-damaged = The picture is damaged or cut off. Save it again or choose another one.
image-file-too-large = The file is larger than { $most } MiB, the limit for a picture. Make it smaller.
image-all-too-large = Together the pictures are larger than { $most } MiB, the limit for a pack. Use fewer or smaller ones.
image-no-plain-file = This isn’t a picture file. Choose a PNG, JPEG or WebP.
image-given-up = Reading the picture takes too much time or memory. Save it again in another program, or make it smaller.

## Reading it

pack-not-readable = The file can’t be read: { $reason }.
pack-is-a-library = This is a library, not a pack. Choose a .hexpack file.
pack-file-missing = The file isn’t there. It may have been moved or renamed: choose it again.
pack-file-not-allowed = You don’t have permission to read this file. Ask its owner, or copy it to a folder of your own.
pack-file-is-a-folder = This is a folder, not a pack. Choose a .hexpack file.
pack-file-no-plain-file = This is a device or a pipe, not a file. Choose a .hexpack file.
pack-took-too-long = Reading the pack took more than { $seconds } seconds and was stopped. If it has many pictures, split it into two packs.
pack-step-took-too-long = Reading stopped here: it took more than { $seconds } seconds, as no honest pack does. Ask its author for another one.
pack-too-much-memory = Reading stopped here: it took more memory than any honest pack needs. Ask its author for another one.
pack-reader-ended = Reading the pack failed and was stopped; nothing else was touched. Ask its author for another one.
pack-too-much-work = The pack holds more than can be read at once. If it has too many pictures, split it into two packs.
pack-reader-not-started = Hexsmith couldn’t start the process that reads packs; the pack is not to blame. Try again; if it still fails, reinstall Hexsmith.
pack-changed-while-read = The pack changed after it was read. Import it again.
pack-no-staging = There is nowhere to unpack the pack: { $reason } Free some space there, or give Hexsmith permission to write.

## Before an import

pack-circle = These packs require one another in a circle, so none can come first: { $ids }.
pack-missing-requirement = It needs the pack “{ $id }” ({ $range }), which is missing. Import that one first.
pack-other-requirement = It needs version { $range } of the pack “{ $id }”; you have { $found }. Import that version first.
pack-older = This is version { $found }, older than the { $mine } you have.
pack-same-version = It has the same version as yours, { $version }, but different contents.
pack-other-signer = Somebody else signed the pack you have. Ask its author before you trust this one; its key begins with { $fingerprint }.
pack-signed-no-more = The pack you have is signed; this one isn’t. Ask its author before you trust it.
pack-unsigned = Unsigned: the author can’t be verified.
pack-new-signer = Signed by “{ $name }” with a key that is new here: { $fingerprint }.
pack-known-signer = Signed by “{ $name }” with the same key as { $packs }: { $fingerprint }.
pack-here-already = You already have exactly this pack.
pack-passed-over = Only a newer Hexsmith can read these entries. They are kept, and included when you export the pack again: { $entries }.
pack-left-behind = Only a newer Hexsmith can read these entries, and they are too large to keep: { $entries }. Exporting the pack again will leave them out.
pack-plan-outdated = The library has changed since the import was prepared. Start the import again.

## Taking one out

pack-needed = These packs need “{ $id }”: { $packs }. Remove them first, or remove this one anyway.
pack-unknown = You haven’t imported a pack “{ $id }”. “hexsmith pack list” shows yours.
pack-unknown-near = You haven’t imported a pack “{ $id }”. Did you mean “{ $near }”?

## Making one

pack-not-own = Only documents of your own can go into a pack. Leave out: { $ids }.
pack-images-lost = The files of these pictures are missing or damaged: { $images }. Import their pack again.

## Comparing two

pack-other-picture = Another picture: it had { $old } pixels, now it has { $new }.

## The command line

cli-pack = Share documents in packs, and import those of others.
cli-pack-file = A pack.
cli-pack-files = Packs.
cli-pack-info = Show what packs are and what they contain.
cli-pack-check = Check packs for problems.
cli-pack-import = Import a pack into the library: all of it, or nothing.
cli-pack-export = Export documents of your own as a pack, with everything of yours that they need.
cli-pack-diff = Compare two packs.
cli-pack-diff-old = The first pack.
cli-pack-diff-new = The second pack.
cli-pack-library = Library to use. Default: your own.
cli-pack-keep = Which to keep in a conflict: mine, theirs or both.
cli-pack-choose = What to keep for one document: ID=mine, ID=theirs or ID=both.
cli-pack-no-choice = “{ $found }” can’t be chosen. Write mine, theirs or both.
cli-pack-no-such-document = The pack has no document “{ $id }”. “hexsmith pack info” lists its documents.
cli-pack-anyway = Import despite the warnings.
cli-pack-without-broken = Skip documents and pictures that can’t be used.
cli-pack-plan = Only show what would be imported.
cli-pack-to = File to write.
cli-pack-again = An imported pack to export again.
cli-pack-documents = IDs of your documents.
cli-pack-id = ID of the pack, unique among all packs: org.example.ruins.
cli-pack-version = Version of the pack: 1.0.0.
cli-pack-title = Title of the pack.
cli-pack-author = Author of the pack.
cli-pack-licence = Licence under which others may use it.
cli-pack-requires = Pack that it needs: ID or ID@RANGE.
cli-pack-translation = File with translations of others’ documents, named after its language: pl.json.
cli-pack-image = Picture to include (PNG, JPEG or WebP); may be repeated.
cli-pack-sign = Sign with the key in this file; it is created if missing.
cli-pack-sign-as = Your name in the signature.
cli-pack-key-open = Others on this computer can read the key { $name } and sign in your name. Protect it: chmod 600.
cli-pack-over-key = The pack would overwrite the key { $name }. Choose another name.
cli-pack-bad-key-file = “{ $name }” has no signing key, or HEXSMITH_KEY_PASSWORD doesn’t open it. Check both.
cli-pack-incomplete = A new pack needs --id, --version and --title, and at least one document or translation.
cli-pack-translated-twice = There are two translations for “{ $name }”. Put them into one file.
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
cli-pack-state-same = unchanged: { $id }
cli-pack-state-changed = changed: { $id }
cli-pack-conflict-mine = conflict: { $id }; yours is kept
cli-pack-conflict-theirs = conflict: { $id }; replaced by the one in the pack
cli-pack-conflict-both = conflict: { $id }; both are kept, the one in the pack as { $new }
cli-pack-along = also gets another ID, because it refers to such a document: { $id }
cli-pack-names-nothing = { $id } refers to “{ $name }”, which doesn’t exist.
cli-pack-names-other-kind = { $id } refers to “{ $name }” as “{ $kind }”, but it is “{ $found }”.
cli-pack-left-out = skipped: { $fault }
cli-pack-doubt = warning: { $doubt }
cli-pack-not-imported = Nothing was imported. To import anyway, add --anyway.
cli-pack-imported = Imported: { $new } new, { $changed } changed, { $same } the same.
cli-pack-planned = Nothing was imported; this was a preview.
cli-pack-written = { $path }: exported, fingerprint { $fingerprint }
cli-pack-lost = The pack was exported without these entries, which only a newer Hexsmith can read: { $entries }.
cli-pack-only-in-old = only in the first: { $entry }
cli-pack-only-in-new = only in the second: { $entry }
cli-pack-differs = different: { $entry }
cli-pack-equal = The packs are the same.
cli-pack-list = List the imported packs.
cli-pack-none = No packs have been imported.
cli-pack-remove = Remove a pack from the library; its documents go to the trash.
cli-pack-name = ID of an imported pack.
cli-pack-remove-anyway = Remove it despite the warnings.
cli-pack-remove-plan = Only show what would be removed.
cli-pack-goes = to the trash: { $id }
cli-pack-stays = stays, because you changed it: { $id }
cli-pack-shared = stays, because the pack “{ $pack }” has it as well: { $id }
cli-pack-not-removed = Nothing was removed. To remove it anyway, add --anyway.
cli-pack-removed = { $documents ->
    [0] Removed the pack “{ $id }”. Import it again to get it all back.
   *[other] Removed the pack “{ $id }”. Its documents are in the trash; import it again to get it all back.
    }
cli-pack-remove-planned = Nothing was removed; this was a preview.
