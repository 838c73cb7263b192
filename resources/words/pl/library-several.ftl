# Kilka dokumentów biblioteki naraz i ich etykiety.

library-several = { $n ->
    [one] Wybrano { $n } dokument
    [few] Wybrano { $n } dokumenty
    [many] Wybrano { $n } dokumentów
   *[other] Wybrano { $n } dokumentów
  }
library-for-one = Wybierz do tego jeden dokument.
library-deleted-several = { $n ->
    [one] { $n } dokument jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
    [few] { $n } dokumenty są w koszu. Cofnij (Ctrl+Z), aby przywrócić.
    [many] { $n } dokumentów jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
   *[other] { $n } dokumentów jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
  }
library-restored-several = { $n ->
    [one] { $n } dokument wyjęto z kosza.
    [few] { $n } dokumenty wyjęto z kosza.
    [many] { $n } dokumentów wyjęto z kosza.
   *[other] { $n } dokumentów wyjęto z kosza.
  }
library-destroyed-several = { $n ->
    [one] { $n } dokument usunięto na zawsze.
    [few] { $n } dokumenty usunięto na zawsze.
    [many] { $n } dokumentów usunięto na zawsze.
   *[other] { $n } dokumentów usunięto na zawsze.
  }
library-destroy-ask-several = { $n ->
    [one] Usunąć { $n } dokument na zawsze, ze wszystkimi wersjami? Tego nie można cofnąć.
    [few] Usunąć { $n } dokumenty na zawsze, ze wszystkimi wersjami? Tego nie można cofnąć.
    [many] Usunąć { $n } dokumentów na zawsze, ze wszystkimi wersjami? Tego nie można cofnąć.
   *[other] Usunąć { $n } dokumentów na zawsze, ze wszystkimi wersjami? Tego nie można cofnąć.
  }
library-delete-used-several = { $n ->
    [one] Z wybranego dokumentu korzystają inne:
    [few] Z niektórych wybranych dokumentów ({ $n }) korzystają inne:
    [many] Z niektórych wybranych dokumentów ({ $n }) korzystają inne:
   *[other] Z niektórych wybranych dokumentów ({ $n }) korzystają inne:
  }
library-export-these = { $n ->
    [one] wybrany dokument i to, czego wymaga
    [few] { $n } wybrane dokumenty i to, czego wymagają
    [many] { $n } wybranych dokumentów i to, czego wymagają
   *[other] { $n } wybranych dokumentów i to, czego wymagają
  }
library-restore-yes = Wróć do niej

library-tag = Etykiety…
library-tags-title = Etykiety
library-tags-of = Etykiety „{ $name }”:
library-tags-of-several = { $n ->
    [one] Etykiety { $n } dokumentu:
    [few] Etykiety { $n } dokumentów:
    [many] Etykiety { $n } dokumentów:
   *[other] Etykiety { $n } dokumentów:
  }
library-tags-new = &Nowe etykiety
library-tags-how = Oddzielone przecinkami. Etykiety pisze się małymi literami, cyframi i łącznikami: „Moje karty” to moje-karty.
library-tagged = Etykiety „{ $name }” zmieniono.
library-tagged-several = { $n ->
    [one] Zmieniono etykiety { $n } dokumentu.
    [few] Zmieniono etykiety { $n } dokumentów.
    [many] Zmieniono etykiety { $n } dokumentów.
   *[other] Zmieniono etykiety { $n } dokumentów.
  }

library-remove-pack = Usuń jego pakiet…
library-remove-pack-ask = Usunąć pakiet „{ $name }” z biblioteki?
library-remove-pack-goes = { $n ->
    [0] Nie odejdzie z nim żaden dokument.
    [one] { $n } dokument trafi do kosza.
    [few] { $n } dokumenty trafią do kosza.
    [many] { $n } dokumentów trafi do kosza.
   *[other] { $n } dokumentu trafi do kosza.
  }
library-remove-pack-stays = { $n ->
    [one] { $n } zmieniony przez ciebie dokument zostanie.
    [few] { $n } zmienione przez ciebie dokumenty zostaną.
    [many] { $n } zmienionych przez ciebie dokumentów zostanie.
   *[other] { $n } zmienionego przez ciebie dokumentu zostanie.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } dokument zostanie, bo jest też w innym pakiecie.
    [few] { $n } dokumenty zostaną, bo są też w innych pakietach.
    [many] { $n } dokumentów zostanie, bo są też w innych pakietach.
   *[other] { $n } dokumentu zostanie, bo jest też w innych pakietach.
  }
library-remove-pack-yes = Usuń pakiet
library-pack-removed = { $n ->
    [0] Pakiet „{ $name }” usunięto.
   *[other] Pakiet „{ $name }” usunięto. Jego dokumenty są w koszu.
  }

library-working = Trwa praca nad dokumentami…
library-stopped = Przerwano. Nic się nie zmieniło.
