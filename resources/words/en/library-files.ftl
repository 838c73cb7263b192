# Documents in files of their own on their way into the library, and documents that are kept in it.

library-files-title = Import documents
library-files-reading = The documents are being read and checked…
library-files-counts = { $new } new, { $updated } newer than yours, { $conflict } in conflict with yours, { $same } the same, { $refused } that cannot be used.
library-files-taken = { $n ->
    [one] { $n } document was imported. Undo (Ctrl+Z) takes it out again.
   *[other] { $n } documents were imported. Undo (Ctrl+Z) takes them out again.
  }
library-file-no-id = It has no id. Write one into it, under the key “id”.
library-file-twice = Another file of these has the id “{ $id }”, too. Give this one another id, or import it by itself.
library-import-differs = What is different from yours:
library-incoming-told = What is wrong or different

command-keep-in-library = &Keep in the library
library-was-kept = “{ $name }” is kept in the library.
