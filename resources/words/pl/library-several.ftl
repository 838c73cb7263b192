# Kilka dokumentów biblioteki naraz i ich etykiety.

library-several = { $n ->
    [one] Zaznaczono { $n } dokument
    [few] Zaznaczono { $n } dokumenty
    [many] Zaznaczono { $n } dokumentów
   *[other] Zaznaczono { $n } dokumentu
    }
library-for-one = Zaznacz do tego jeden dokument.
library-deleted-several = { $n ->
    [one] { $n } dokument jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
    [few] { $n } dokumenty są w koszu. Cofnij (Ctrl+Z), aby przywrócić.
    [many] { $n } dokumentów jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
   *[other] { $n } dokumentów jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
  }
library-restored-several = { $n ->
    [one] Przywrócono { $n } dokument z kosza.
    [few] Przywrócono { $n } dokumenty z kosza.
    [many] Przywrócono { $n } dokumentów z kosza.
   *[other] Przywrócono { $n } dokumentu z kosza.
    }
library-destroyed-several = { $n ->
    [one] Trwale usunięto { $n } dokument.
    [few] Trwale usunięto { $n } dokumenty.
    [many] Trwale usunięto { $n } dokumentów.
   *[other] Trwale usunięto { $n } dokumentu.
    }
library-destroy-ask-several = { $n ->
    [one] Trwale usunąć { $n } dokument ze wszystkimi wersjami? Tego nie można cofnąć.
    [few] Trwale usunąć { $n } dokumenty ze wszystkimi wersjami? Tego nie można cofnąć.
    [many] Trwale usunąć { $n } dokumentów ze wszystkimi wersjami? Tego nie można cofnąć.
   *[other] Trwale usunąć { $n } dokumentu ze wszystkimi wersjami? Tego nie można cofnąć.
    }
library-delete-used-several = { $n ->
    [one] Z zaznaczonego dokumentu korzystają inne:
    [few] Z niektórych zaznaczonych dokumentów ({ $n }) korzystają inne:
    [many] Z niektórych zaznaczonych dokumentów ({ $n }) korzystają inne:
   *[other] Z niektórych zaznaczonych dokumentów ({ $n }) korzystają inne:
    }
library-export-these = { $n ->
    [one] zaznaczony dokument i wszystko, czego wymaga
    [few] { $n } zaznaczone dokumenty i wszystko, czego wymagają
    [many] { $n } zaznaczonych dokumentów i wszystko, czego wymagają
   *[other] { $n } zaznaczonego dokumentu i wszystko, czego wymagają
    }
library-restore-yes = Przywróć

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
library-tags-how = Rozdziel etykiety przecinkami. Mają małe litery, cyfry i łączniki: „Moje karty” to moje-karty.
library-tagged = Zmieniono etykiety „{ $name }”.
library-tagged-several = { $n ->
    [one] Zmieniono etykiety { $n } dokumentu.
    [few] Zmieniono etykiety { $n } dokumentów.
    [many] Zmieniono etykiety { $n } dokumentów.
   *[other] Zmieniono etykiety { $n } dokumentów.
  }

library-remove-pack = Usuń pakiet…
library-remove-pack-ask = Usunąć pakiet „{ $name }” z biblioteki?
library-remove-pack-goes = { $n ->
    [0] Żaden dokument nie trafi do kosza.
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
