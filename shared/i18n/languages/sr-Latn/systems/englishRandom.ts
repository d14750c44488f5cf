import type { Translation } from '../../../catalogue/catalogue'

export const serbianEnglishRandom = {
  inventor: 'Bendžamin Klark',
  summary:
    'Na tabli deset puta deset vojske stoje za jedno polje udaljene od svake ivice, a svaki red je izmešan bez ikakvog uslova.',
  guide: {
    about: {
      origin:
        'Slobodno mešani šah s mnogo prostora, Bendžamin Klark; godina nam nije poznata. Obične vojske stoje na unutrašnjim linijama table deset puta deset, za jedno polje od svake ivice.',
    },
    start: {
      ranks:
        'Figure belog zauzimaju drugi red od b do i, a njegovi pešaci treći; crni stoji na devetom i osmom. Svaki red se meša za sebe i bez ikakvog uslova: lovci smeju biti na istoj boji, a kralj sme stajati u uglu svoje vojske. Po strani redova ima {ranks}, a prvih pozicija {starts}, više nego u bilo kom drugom sistemu ovde.',
      aStart: {
        title: 'Jedan start',
        notice:
          'Spoljne linije i redovi su prazni, ali se mogu koristiti. Prvi potez može voditi i unazad. Kralj i desni top belog stoje gde bi stajali u šahu i smeju na rokadu.',
      },
    },
    special: {
      onTheWings: {
        title: 'Rokada na drugom redu',
        notice:
          'Kralj belog ide sa f2 na h2, kralj crnog sa f9 na d9; topovi staju s unutrašnje strane. Zatim pešak pravi dvokorak s trećeg reda.',
      },
      moves:
        'Pešaci idu, uzimaju i prave dvokorak kao u šahu, dvokorak s trećeg odnosno osmog reda, a pretvaraju se na poslednjem redu velike table. Samo kralj koji počinje na f-liniji, u sredini svoje vojske, sme na rokadu, s topom na b ili i. Kralj ide na d ili h, top na e ili g.',
    },
    notation: {
      squares:
        'Kao šah, s linijama a do j i redovima 1 do 10: <notation>e3e5</notation> je dvokorak. Redovi se broje po abecednom redu, a start brojem belog, pa crnog.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['english-random']
