import type { Translation } from '../../catalogue/catalogue'
import {
  accusative,
  agreeing,
  agreeingSeveral,
  capital,
  dative,
  genitive,
  instrumental,
  paucal,
} from './declined'

/** What was won, as the object of a verb. */
const GAINED =
  '{gain, select, pawn {pešaka} twoPawns {dva pešaka} threePawns {tri pešaka} knight {skakača} bishop {lovca} rook {topa} queen {damu} knightAndPawn {skakača i pešaka} bishopAndPawn {lovca i pešaka} rookAndPawn {topa i pešaka} queenAndPawn {damu i pešaka} knightForPawn {skakača za pešaka} bishopForPawn {lovca za pešaka} rookForPawn {topa za pešaka} queenForPawn {damu za pešaka} exchange {kvalitet} exchangeAndPawn {kvalitet i pešaka} queenForRook {damu za topa} queenForKnight {damu za skakača} other {damu za lovca}}'

/** What was lost, with its verb: `gubi se pešak`. */
const IS_LOST =
  '{gain, select, pawn {gubi se pešak} twoPawns {gube se dva pešaka} threePawns {gube se tri pešaka} knight {gubi se skakač} bishop {gubi se lovac} rook {gubi se top} queen {gubi se dama} knightAndPawn {gube se skakač i pešak} bishopAndPawn {gube se lovac i pešak} rookAndPawn {gube se top i pešak} queenAndPawn {gube se dama i pešak} knightForPawn {gubi se skakač za pešaka} bishopForPawn {gubi se lovac za pešaka} rookForPawn {gubi se top za pešaka} queenForPawn {gubi se dama za pešaka} exchange {gubi se kvalitet} exchangeAndPawn {gube se kvalitet i pešak} queenForRook {gubi se dama za topa} queenForKnight {gubi se dama za skakača} other {gubi se dama za lovca}}'

/** A side at the beginning of a sentence, and within it in its cases. */
const SIDE = '{color, select, white {Beli} other {Crni}}'
const THE_SIDE = '{color, select, white {beli} other {crni}}'
const OF_THE_SIDE = '{color, select, white {belog} other {crnog}}'

/** The other side. */
const THE_RIVAL = '{color, select, white {crni} other {beli}}'
const OF_THE_RIVAL = '{color, select, white {crnog} other {belog}}'
const TO_THE_RIVAL = '{color, select, white {crnom} other {belom}}'

const TWO = `${agreeingSeveral('dva', 'dve')} ${paucal()}`
const BOTH = `${agreeingSeveral('oba', 'obe')} ${paucal()}`
const PINNED = `${agreeing('vezani', 'vezana')} {piece}`
const THE_PINNED = `${agreeing('vezanog', 'vezanu')} ${accusative()}`

export const serbianWords = {
  mateAllowed: {
    one: '{count, plural, =1 {Dopušta mat sa {move}.} =2 {Dopušta mat u dva poteza, počev od {move}.} =3 {Dopušta mat u tri poteza, počev od {move}.} one {Dopušta iznuđen mat, počev od {move}.} few {Dopušta iznuđen mat, počev od {move}.} other {Dopušta iznuđen mat, počev od {move}.}}',
    other:
      '{count, plural, =1 {Upada u mat sa {move}.} =2 {Upada u mat u dva poteza sa {move}.} =3 {Upada u mat u tri poteza sa {move}.} one {Upada u iznuđen mat sa {move}.} few {Upada u iznuđen mat sa {move}.} other {Upada u iznuđen mat sa {move}.}}',
  },
  mateMissed: {
    one: '{count, plural, =1 {Propušta mat sa {move}.} =2 {Propušta mat u dva poteza, počev od {move}.} =3 {Propušta mat u tri poteza, počev od {move}.} one {Propušta iznuđen mat, počev od {move}.} few {Propušta iznuđen mat, počev od {move}.} other {Propušta iznuđen mat, počev od {move}.}}',
    other:
      '{count, plural, =1 {Previđa mat sa {move}.} =2 {Previđa mat u dva poteza sa {move}.} =3 {Previđa mat u tri poteza sa {move}.} one {Previđa iznuđen mat sa {move}.} few {Previđa iznuđen mat sa {move}.} other {Previđa iznuđen mat sa {move}.}}',
  },
  backRankAllowed: {
    one: 'Dopušta {move} i mat na osnovnom redu.',
    other: 'Osnovni red je slab: {move} iznuđuje mat.',
  },
  backRankMissed: {
    one: 'Propušta {move} i mat na osnovnom redu.',
    other: 'Osnovni red je bio slab: {move} iznuđuje mat.',
  },
  smotheredAllowed: {
    one: 'Dopušta {move} i ugušeni mat.',
    other: 'Upada u ugušeni mat sa {move}.',
  },
  smotheredMissed: {
    one: 'Propušta {move} i ugušeni mat.',
    other: 'Previđa ugušeni mat sa {move}.',
  },
  canBeTaken: {
    one: `Ostavlja ${accusative()} na {square} pod udarom.`,
    other: 'Posle {move} gubi se {piece} na {square}.',
  },
  movedCanBeTaken: {
    one: `${capital()} se na {square} može uzeti.`,
    other: 'Na {square} se posle {move} gubi {piece}.',
  },
  loses: {
    one: `Gubi ${GAINED}.`,
    other: `Posle {move} ${IS_LOST}.`,
  },
  takeBackMissed: {
    one: 'Propušta da uzvrati uzimanje sa {move}.',
    other: 'Trebalo je uzvratiti sa {move}.',
  },
  stillMissed: {
    one: 'I dalje propušta {move}.',
    other: 'Opet je bilo {move}.',
  },
  stillTaken: {
    one: `${capital()} na {square} i dalje visi.`,
    other: `Opet ostavlja ${accusative()} na {square} da visi.`,
  },
  allowed: {
    fork: {
      one: `Dopušta {move} s viljuškom na ${accusative('one')} i ${accusative('other')}.`,
      other: `Nailazi na {move}, viljušku na ${accusative('one')} i ${accusative('other')}.`,
    },
    forkTwo: {
      one: `Dopušta {move} s viljuškom na ${TWO}.`,
      other: `Nailazi na {move}, viljušku na ${BOTH}.`,
    },
    skewer: {
      one: `Dopušta {move} s linijskim napadom na ${accusative('one')} i ${accusative('other')}.`,
      other: `Nailazi na {move}, linijski napad na ${accusative('one')} i ${accusative('other')}.`,
    },
    skewerTwo: {
      one: `Dopušta {move} s linijskim napadom na ${TWO}.`,
      other: `Nailazi na {move}, linijski napad na ${BOTH}.`,
    },
    discoveredAttack: {
      one: `Dopušta {move} s otkrivenim napadom na ${accusative()} na {square}.`,
      other: `Nailazi na {move}, što otvara liniju prema ${dative()} na {square}.`,
    },
    discoveredCheck: {
      one: 'Dopušta {move}, otkriveni šah.',
      other: 'Upada u otkriveni šah sa {move}.',
    },
    pin: {
      one: `Dopušta {move}, što vezuje i osvaja ${accusative()} na {square}.`,
      other: `Nailazi na {move}, i ${PINNED} na {square} se gubi.`,
    },
    pinnedPiece: {
      one: `Dopušta {move} s napadom na ${THE_PINNED} na {square}.`,
      other: `Nailazi na {move}, a ${PINNED} na {square} ne može da pobegne.`,
    },
    trap: {
      one: `Dopušta {move}, što hvata ${accusative()} na {square}.`,
      other: 'Nailazi na {move}, i {piece} na {square} nema kud.',
    },
    overload: {
      one: 'Dopušta {move}, i {piece} na {square} mora previše toga da brani.',
      other: `Nailazi na {move}, što preopterećuje ${accusative()} na {square}.`,
    },
    removesGuard: {
      one: `Dopušta {move}, što ${dative()} na {square} oduzima zaštitu.`,
      other: 'Nailazi na {move}, i {piece} na {square} ostaje bez zaštite.',
    },
    gain: {
      one: `Dopušta {move}, što osvaja ${GAINED}.`,
      other: `Nailazi na {move}; to osvaja ${GAINED}.`,
    },
    queens: {
      one: 'Dopušta {move}, i {file}-pešak postaje dama.',
      other: 'Nailazi na {move}; {file}-pešak se ne može zaustaviti.',
    },
    promotes: {
      one: `Dopušta {move} s pretvaranjem u ${accusative()}.`,
      other: `Nailazi na {move} s ${agreeing('novim', 'novom')} ${instrumental()}.`,
    },
    promotesTaking: {
      one: `Dopušta {move}, s uzimanjem ${genitive('taken')} i pretvaranjem u ${accusative()}.`,
      other: `Nailazi na {move}: to uzima ${accusative('taken')} i daje ${agreeing('novog', 'novu')} ${accusative()}.`,
    },
  },
  missed: {
    fork: {
      one: `Propušta {move} s viljuškom na ${accusative('one')} i ${accusative('other')}.`,
      other: `Previđa {move}, viljušku na ${accusative('one')} i ${accusative('other')}.`,
    },
    forkTwo: {
      one: `Propušta {move} s viljuškom na ${TWO}.`,
      other: `Previđa {move}, viljušku na ${BOTH}.`,
    },
    skewer: {
      one: `Propušta {move} s linijskim napadom na ${accusative('one')} i ${accusative('other')}.`,
      other: `Previđa {move}, linijski napad na ${accusative('one')} i ${accusative('other')}.`,
    },
    skewerTwo: {
      one: `Propušta {move} s linijskim napadom na ${TWO}.`,
      other: `Previđa {move}, linijski napad na ${BOTH}.`,
    },
    discoveredAttack: {
      one: `Propušta {move} s otkrivenim napadom na ${accusative()} na {square}.`,
      other: `Previđa {move}, što otvara liniju prema ${dative()} na {square}.`,
    },
    discoveredCheck: {
      one: 'Propušta {move}, otkriveni šah.',
      other: 'Previđa otkriveni šah sa {move}.',
    },
    pin: {
      one: `Propušta {move}, što vezuje i osvaja ${accusative()} na {square}.`,
      other: `Previđa {move}, posle čega se ${PINNED} na {square} gubi.`,
    },
    pinnedPiece: {
      one: `Propušta {move} s napadom na ${THE_PINNED} na {square}.`,
      other: `Previđa {move}: ${PINNED} na {square} ne može da pobegne.`,
    },
    trap: {
      one: `Propušta {move}, što hvata ${accusative()} na {square}.`,
      other: 'Previđa {move}, posle čega {piece} na {square} nema kud.',
    },
    overload: {
      one: 'Propušta {move}, posle čega {piece} na {square} mora previše toga da brani.',
      other: `Previđa {move}, što preopterećuje ${accusative()} na {square}.`,
    },
    removesGuard: {
      one: `Propušta {move}, što ${dative()} na {square} oduzima zaštitu.`,
      other: 'Previđa {move}, posle čega {piece} na {square} ostaje bez zaštite.',
    },
    gain: {
      one: `Propušta {move}, što osvaja ${GAINED}.`,
      other: `Previđa {move}; to osvaja ${GAINED}.`,
    },
    queens: {
      one: 'Propušta {move}, posle čega bi {file}-pešak postao dama.',
      other: 'Previđa {move}; {file}-pešak se ne može zaustaviti.',
    },
    promotes: {
      one: `Propušta {move} s pretvaranjem u ${accusative()}.`,
      other: `Previđa {move} s ${agreeing('novim', 'novom')} ${instrumental()}.`,
    },
    promotesTaking: {
      one: `Propušta {move}, s uzimanjem ${genitive('taken')} i pretvaranjem u ${accusative()}.`,
      other: `Previđa {move}: to uzima ${accusative('taken')} i daje ${agreeing('novog', 'novu')} ${accusative()}.`,
    },
  },
  stalemate: 'Patira protivnika.',
  repetitionAllowed: {
    one: 'Dopušta remi ponavljanjem pozicije.',
    other: 'Dozvoljava da se partija završi remijem zbog ponavljanja.',
  },
  repetitionMissed: {
    one: 'Propušta remi ponavljanjem pozicije, počev od {move}.',
    other: 'Sa {move} je bio moguć remi ponavljanjem.',
  },
  perpetualAllowed: {
    one: 'Dopušta večiti šah.',
    other: 'Upada u večiti šah.',
  },
  perpetualMissed: {
    one: 'Propušta večiti šah, počev od {move}.',
    other: 'Sa {move} je bio moguć večiti šah.',
  },
  fiftyMovesAllowed: {
    one: 'Dopušta remi po pravilu o 50 poteza.',
    other: 'Pušta da istekne pedeset poteza.',
  },
  fiftyMovesMissed: {
    one: 'Propušta sa {move} remi po pravilu o 50 poteza.',
    other: 'Po pravilu o 50 poteza {move} bi bilo remi.',
  },
  onlyMove: {
    hold: {
      one: 'Jedini potez koji drži.',
      other: 'Ništa drugo ne drži.',
    },
    win: {
      one: 'Jedini potez koji dobija.',
      other: 'Ništa drugo ne dobija.',
    },
  },
  onlyOther: {
    hold: {
      one: 'Samo {move} drži.',
      other: 'Održati se moglo jedino sa {move}.',
    },
    win: {
      one: 'Samo {move} dobija.',
      other: 'Dobiti se moglo jedino sa {move}.',
    },
  },
  wrongTaker: {
    one: 'Uzima pogrešnom figurom: pravo je bilo {move}.',
    other: 'Trebalo je da uzme {piece}: {move}.',
  },
  rightMove: {
    one: `${agreeing('Pogrešan', 'Pogrešna')} {piece}: pravo je bilo {move}.`,
    other: `Trebalo je da igra ${agreeing('drugi', 'druga')} {piece}: {move}.`,
  },
  wrongSquare: {
    one: `${capital()} stoji bolje posle {move}.`,
    other: `Bolje polje za ${accusative()} daje {move}.`,
  },
  onTheRim: {
    one: 'Na ivici {piece} stoji loše; {move} je bilo bolje.',
    other: `Loše mesto na ivici za ${accusative()}; {move} je bilo bolje.`,
  },
  goesHome: {
    one: `Vraća ${accusative()} na prvi red; {move} je aktivnije.`,
    other: 'Pasivno: {piece} je opet na prvom redu. Bolje je {move}.',
  },
  moreScope: {
    one: 'Posle {move} {piece} ima više polja.',
    other: `Bolje je {move}, što daje ${dative()} više prostora.`,
  },
  goesBack: {
    one: 'Gubi vreme: {piece} se vraća sa {move}.',
    other: 'Sa {move} se {piece} vraća, i vreme je izgubljeno.',
  },
  tooEarly: {
    one: 'Prerano: prvo je trebalo {move}.',
    other: 'Ispravno, ali tek posle {move}.',
  },
  atOnce: {
    one: 'Jače je odmah {move}.',
    other: 'Odlaže {move}, što je odmah bolje.',
  },
  pushMissed: {
    one: 'Trebalo je da krene {file}-pešak: {move}.',
    other: 'Zadržava slobodnog {file}-pešaka; {move} ga gura napred.',
  },
  developmentMissed: {
    one: 'Trebalo je da u igru uđe {piece}: {move}.',
    other: `Ostavlja ${accusative()} kod kuće; {move} ${agreeing('ga', 'je')} uvodi u igru.`,
  },
  greedy: {
    one: 'Pešak na {square} nije toga vredan; {move} je bolje.',
    other: 'Pešaka na {square} bolje ne dirati: {move}.',
  },
  prevented: {
    one: 'Previđa {answer}, što {move} sprečava.',
    other: 'Ne čini ništa protiv {answer}; {move} to ne dozvoljava.',
  },
  ruledOut: {
    one: 'Propušta trenutak za {move}; sada {answer} to više ne dozvoljava.',
    other: 'Bilo je vreme za {move}; sada {answer} to sprečava.',
  },
  squareLeft: {
    one: `Prepušta ${dative()} polje {square}: {move}.`,
    other: 'Pešak više ne brani {square}, i {piece} tamo stiže sa {move}.',
  },
  pawnLeft: {
    one: 'Ispušta pešaka na {square}: {move}.',
    other: 'Više ne drži pešaka na {square}; {move} ga uzima.',
  },
  otherCastling: {
    one: 'Rokira na pogrešnu stranu; {move} je bilo pravo.',
    other: 'Kralju je mesto na drugoj strani: {move}.',
  },
  position: {
    allowed: {
      attack: {
        one: 'Dopušta {move} s napadom na kralja.',
        other: 'Nailazi na {move}, i kralj dolazi pod napad.',
      },
      queenTrade: {
        one: 'Dopušta izmenu dama sa {move}.',
        other: 'Nailazi na {move}, posle čega se dame menjaju.',
      },
      pawnBreak: {
        one: 'Dopušta prodor {move}.',
        other: 'Nailazi na {move}, što otvara centar.',
      },
      tempo: {
        one: 'Dopušta {move}, i {piece} na {square} mora da se skloni.',
        other: `Nailazi na {move}, s dobitkom tempa napadom na ${accusative()} na {square}.`,
      },
      pawnHit: {
        one: 'Dopušta {move} s napadom na pešaka na {square}.',
        other: 'Nailazi na {move}, što napada pešaka na {square}.',
      },
      trade: {
        one: `Dopušta {move} s izmenom za ${accusative()} na {square}.`,
        other: `Nailazi na {move}, izmenu za ${accusative()} na {square}.`,
      },
      outpost: {
        one: `Dopušta {move}, i nijedan pešak ne može da otera ${accusative()} sa {square}.`,
        other: 'Nailazi na {move}: {piece} na {square} dobija trajno uporište.',
      },
      openFile: {
        one: 'Dopušta {move} sa zauzimanjem otvorene {file}-linije.',
        other: 'Nailazi na {move} s kontrolom nad {file}-linijom.',
      },
      passedPawn: {
        one: 'Dopušta {move} sa slobodnim {file}-pešakom.',
        other: 'Nailazi na {move}, i {file}-pešak postaje slobodan.',
      },
      seventhRank: {
        one: 'Dopušta {move}, i top dolazi na sedmi red.',
        other: 'Nailazi na {move} s topom na sedmom redu.',
      },
      pin: {
        one: `Dopušta {move}, što ${accusative()} na {square} vezuje za mesto.`,
        other: `Nailazi na {move}, što vezuje ${accusative()} na {square}.`,
      },
      hit: {
        one: `Dopušta {move} s napadom na ${accusative()} na {square}.`,
        other: `Nailazi na {move}, što napada ${accusative()} na {square}.`,
      },
      behindPasser: {
        one: 'Dopušta {move}, i top stoji iza {file}-pešaka.',
        other: 'Nailazi na {move} s topom iza slobodnog {file}-pešaka.',
      },
      blockade: {
        one: 'Dopušta {move}, što zaustavlja {file}-pešaka.',
        other: 'Nailazi na {move}, što blokira slobodnog {file}-pešaka.',
      },
      doubling: {
        one: 'Dopušta {move} s udvojenim topovima na {file}-liniji.',
        other: 'Nailazi na {move}, što udvaja topove na {file}-liniji.',
      },
    },
    missed: {
      attack: {
        one: 'Propušta {move} s napadom na kralja.',
        other: 'Previđa {move}, posle čega kralj dolazi pod napad.',
      },
      queenTrade: {
        one: 'Propušta izmenu dama sa {move}.',
        other: 'Previđa {move}, posle čega se dame menjaju.',
      },
      pawnBreak: {
        one: 'Propušta prodor {move}.',
        other: 'Previđa {move}, što otvara centar.',
      },
      tempo: {
        one: 'Propušta {move}, posle čega {piece} na {square} mora da se skloni.',
        other: `Previđa {move}, s dobitkom tempa napadom na ${accusative()} na {square}.`,
      },
      pawnHit: {
        one: 'Propušta {move} s napadom na pešaka na {square}.',
        other: 'Previđa {move}, što napada pešaka na {square}.',
      },
      trade: {
        one: `Propušta {move} s izmenom za ${accusative()} na {square}.`,
        other: `Previđa {move}, izmenu za ${accusative()} na {square}.`,
      },
      outpost: {
        one: `Propušta {move}, posle čega nijedan pešak ne može da otera ${accusative()} sa {square}.`,
        other: 'Previđa {move}: {piece} na {square} dobija trajno uporište.',
      },
      openFile: {
        one: 'Propušta {move} sa zauzimanjem otvorene {file}-linije.',
        other: 'Previđa {move} s kontrolom nad {file}-linijom.',
      },
      passedPawn: {
        one: 'Propušta {move} sa slobodnim {file}-pešakom.',
        other: 'Previđa {move}, posle čega {file}-pešak postaje slobodan.',
      },
      seventhRank: {
        one: 'Propušta {move}, i top dolazi na sedmi red.',
        other: 'Previđa {move} s topom na sedmom redu.',
      },
      pin: {
        one: `Propušta {move}, što ${accusative()} na {square} vezuje za mesto.`,
        other: `Previđa {move}, što vezuje ${accusative()} na {square}.`,
      },
      hit: {
        one: `Propušta {move} s napadom na ${accusative()} na {square}.`,
        other: `Previđa {move}, što napada ${accusative()} na {square}.`,
      },
      behindPasser: {
        one: 'Propušta {move}, i top stoji iza {file}-pešaka.',
        other: 'Previđa {move} s topom iza slobodnog {file}-pešaka.',
      },
      blockade: {
        one: 'Propušta {move}, što zaustavlja {file}-pešaka.',
        other: 'Previđa {move}, što blokira slobodnog {file}-pešaka.',
      },
      doubling: {
        one: 'Propušta {move} s udvojenim topovima na {file}-liniji.',
        other: 'Previđa {move}, što udvaja topove na {file}-liniji.',
      },
    },
  },
  purpose: {
    guard: {
      one: `Trebalo je {move}, u odbranu ${genitive()} na {square}.`,
      other: `Trebalo je odbraniti ${accusative()} na {square}: {move}.`,
    },
    kingCenter: {
      one: 'Kralju je mesto u centru: {move}.',
      other: 'Bilo je vreme da kralj priđe: {move}.',
    },
    contest: {
      one: 'Trebalo je osporiti otvorenu {file}-liniju: {move}.',
      other: 'Prepušta {file}-liniju protivniku; {move} je osporava.',
    },
    pieceTaken: {
      one: `Trebalo je uzeti ${accusative()} na {square}: {move}.`,
      other: `Previđa da može da uzme ${accusative()} na {square}: {move}.`,
    },
    pawnTaken: {
      one: 'Trebalo je uzeti pešaka na {square}: {move}.',
      other: 'Pešak na {square} se mogao uzeti: {move}.',
    },
    pawnTrade: {
      one: 'Trebalo je menjati na {square}: {move}.',
      other: 'Propušta izmenu na {square}: {move} ide prvo.',
    },
    check: {
      one: 'Trebalo je dati šah: {move}.',
      other: 'Propušta šah {move}.',
    },
    space: {
      one: 'Trebalo je osvojiti prostor {wing, select, queenside {na daminom krilu} kingside {na kraljevom krilu} other {u centru}}: {move}.',
      other:
        'Bolje je {move}, što osvaja prostor {wing, select, queenside {na daminom krilu} kingside {na kraljevom krilu} other {u centru}}.',
    },
    central: {
      one: `Bolje je {move}, što dovodi ${accusative()} u centar.`,
      other: `Mesto u centru čeka ${accusative()}: {move}.`,
    },
    opens: {
      one: `Bolje je {move}, što otvara put ${dative()} na {square}.`,
      other: 'Na {move} čeka {piece} na {square}.',
    },
    restraint: {
      one: `Bolje je {move}, što oduzima ${dative()} polje {square}.`,
      other: `Prepušta ${dative()} polje {square}; {move} ga oduzima.`,
    },
    lever: {
      one: 'Bolje je {move}, što napada pešaka na {square}.',
      other: 'Trebalo je napasti pešaka na {square}: {move}.',
    },
  },
  weakness: {
    bishopPair: {
      one: `Prepušta ${TO_THE_RIVAL} lovački par.`,
      other: `Lovački par ostaje ${TO_THE_RIVAL}.`,
    },
    badBishop: {
      one: `Ostavlja ${OF_THE_SIDE} s lošim lovcem iza svojih pešaka.`,
      other: `Lovca ${OF_THE_SIDE} zatvaraju sopstveni pešaci.`,
    },
    uncastled: {
      one: `Posle toga ${THE_SIDE} ne stiže da rokira.`,
      other: `Za rokadu ${OF_THE_SIDE} više nema vremena.`,
    },
    openKing: {
      one: `Otvara zaklon kralja ${OF_THE_SIDE}.`,
      other: `Zaklon kralja ${OF_THE_SIDE} je razbijen.`,
    },
    doubled: {
      one: `Ostavlja ${OF_THE_SIDE} s duplim pešacima na {file}-liniji.`,
      other: `Na {file}-liniji ${THE_SIDE} sada ima duple pešake.`,
    },
    isolated: {
      one: `Ostavlja ${OF_THE_SIDE} s izolovanim {file}-pešakom.`,
      other: `Sada ${THE_SIDE} ima izolovanog {file}-pešaka.`,
    },
  },
  rightGivenUp: {
    castling: {
      one: 'Odriče se prava na rokadu.',
      other: 'Rokada više nije moguća.',
    },
    leap: {
      one: 'Odriče se bunkerskog skoka.',
      other: 'Bunkerski skok više nije moguć.',
    },
    adjustment: {
      one: 'Odriče se korekcije lovca.',
      other: 'Korekcija lovca više nije moguća.',
    },
    transposition: {
      one: 'Odriče se zamene mesta.',
      other: 'Zamena mesta više nije moguća.',
    },
  },
  rightUnused: {
    castling: {
      one: 'Trebalo je rokirati: {move}.',
      other: 'Bolje je sada rokirati: {move}.',
    },
    leap: {
      one: 'Jači je bunkerski skok {move}.',
      other: 'Vreme je za bunkerski skok {move}.',
    },
    adjustment: {
      one: 'Jača je korekcija lovca {move}.',
      other: 'Vreme je da se lovac koriguje: {move}.',
    },
    transposition: {
      one: 'Jača je zamena mesta {move}.',
      other: 'Vreme je za zamenu mesta {move}.',
    },
  },
  swing: {
    winToLoss: {
      one: 'Od dobitka pravi gubitak; {move} još dobija.',
      other: 'Upropašćuje partiju; {move} dobija.',
    },
    winSlips: {
      one: 'Ispušta dobitak; {move} ga zadržava.',
      other: 'Dobitak je nestao; sa {move} je bio tu.',
    },
    winFades: {
      one: 'Ispušta dobar deo dobitne prednosti; {move} je zadržava.',
      other: 'Više nije čist dobitak kao posle {move}.',
    },
    winHarder: {
      one: 'Otežava dobitak; {move} je jednostavnije.',
      other: 'Do dobitka je duže nego posle {move}.',
    },
    betterToLost: {
      one: 'Iz bolje pozicije u izgubljenu; {move} zadržava nadmoć.',
      other: 'Bolja pozicija je odjednom izgubljena; trebalo je {move}.',
    },
    betterToWorse: {
      one: 'Iz bolje pozicije u lošiju; {move} zadržava prednost.',
      other: `Sada je nadmoć na strani ${OF_THE_RIVAL}; {move} je bilo bolje.`,
    },
    advantageGone: {
      one: 'Ispušta prednost; {move} je zadržava.',
      other: 'Partija je opet izjednačena; {move} je bilo jače.',
    },
    advantageLess: {
      one: 'Ispušta deo prednosti; {move} je bilo jače.',
      other: 'Manje nego što je nudilo {move}.',
    },
    levelToLost: {
      one: 'Gubi izjednačenu partiju; {move} održava ravnotežu.',
      other: 'Potez koji gubi; posle {move} je jednako.',
    },
    levelToWorse: {
      one: `Daje ${TO_THE_RIVAL} bolju igru; {move} održava ravnotežu.`,
      other: `Sada ${THE_RIVAL} stoji bolje; posle {move} je jednako.`,
    },
    edgeGone: {
      one: 'Mala prednost je nestala; {move} je bilo bolje.',
      other: 'Ispušta malu prednost; {move} je bilo bolje.',
    },
    edgePassed: {
      one: `Mala prednost prelazi na ${OF_THE_RIVAL}; {move} je bilo bolje.`,
      other: `Sada je prednost na strani ${OF_THE_RIVAL}; {move} je bilo bolje.`,
    },
    edgeGiven: {
      one: `Daje ${TO_THE_RIVAL} malu prednost; {move} održava ravnotežu.`,
      other: `Mala prednost za ${OF_THE_RIVAL}; posle {move} je jednako.`,
    },
    worseToLost: {
      one: `Sada ${THE_SIDE} gubi; {move} pruža otpor.`,
      other: `Odlučujuća greška; posle {move} ${THE_SIDE} samo stoji lošije.`,
    },
    worseFar: {
      one: `Dovodi ${OF_THE_SIDE} na ivicu poraza; {move} je bilo bolje.`,
      other: `Sada se ${THE_SIDE} teško može spasti; {move} je bilo bolje.`,
    },
    worseStill: {
      one: 'Lošu poziciju čini još lošijom; {move} je bilo bolje.',
      other: `Za ${OF_THE_SIDE} je sve gore; {move} je bilo manje zlo.`,
    },
    lostSooner: {
      one: 'Odustaje od poslednjeg otpora; {move} se duže drži.',
      other: `Ubrzava kraj; posle {move} se ${THE_RIVAL} još mora potruditi.`,
    },
  },
  swingSlight: {
    winFades: {
      one: 'Ispušta dobar deo dobitne prednosti; {move} je bilo bolje.',
      other: 'Više nije čist dobitak; {move} je bilo bolje.',
    },
    advantageGone: {
      one: 'Ispušta prednost; {move} je bilo jače.',
      other: 'Partija je opet jednaka; {move} je bilo bolje.',
    },
    levelToWorse: {
      one: `Daje ${TO_THE_RIVAL} bolju igru; {move} je bilo jače.`,
      other: `Sada ${THE_RIVAL} stoji bolje; {move} je bilo jače.`,
    },
    edgeGiven: {
      one: `Daje ${TO_THE_RIVAL} malu prednost; {move} je bilo bolje.`,
      other: `Mala prednost za ${OF_THE_RIVAL}; {move} je bilo bolje.`,
    },
    worseToLost: {
      one: `Sada ${THE_SIDE} gubi; {move} je bilo jače.`,
      other: 'Odlučujuća greška; {move} je bilo jače.',
    },
  },
  swingBeside: {
    winToLoss: {
      one: 'Od dobitka postaje gubitak.',
      other: 'Partija je upropašćena.',
    },
    winSlips: {
      one: 'Dobitak izmiče.',
      other: 'Dobitak je nestao.',
    },
    betterToLost: {
      one: 'Bolja pozicija postaje izgubljena.',
      other: 'Iz bolje pozicije u izgubljenu.',
    },
    betterToWorse: {
      one: 'Iz bolje pozicije u lošiju.',
      other: `Sada je nadmoć na strani ${OF_THE_RIVAL}.`,
    },
    levelToLost: {
      one: `Bilo je jednako, a sada ${THE_SIDE} gubi.`,
      other: 'Potez koji gubi.',
    },
    winFades: {
      one: 'Velik deo dobitne prednosti je nestao.',
      other: 'Više nije čist dobitak.',
    },
    advantageGone: {
      one: 'Prednost je nestala.',
      other: 'Partija je opet izjednačena.',
    },
    levelToWorse: {
      one: `Daje ${TO_THE_RIVAL} bolju igru.`,
      other: `Sada ${THE_RIVAL} stoji bolje.`,
    },
    worseToLost: {
      one: `Sada ${THE_SIDE} gubi.`,
      other: 'Ovo odlučuje partiju.',
    },
  },
  placement: {
    weakDiagonal: {
      one: 'Dijagonala ka {square} je slaba: pešaka tamo ništa ne brani, a gleda ga protivnička figura; {move} ga brani.',
      other: 'Prepušta protivniku dijagonalu ka nebranjenom pešaku na {square}; {move} ga brani.',
    },
    cornerBishop: {
      one: 'U uglu lovac ima samo jednu dijagonalu; {move} mu daje više.',
      other: 'Lovac u uglu na {square} čeka potez jednog pešaka; {move} je slobodnije.',
    },
    cornerKnight: {
      one: 'U uglu skakač ima najviše dva polja; {move} mu daje više.',
      other: 'Skakaču u uglu na {square} treba vremena; {move} ga štedi.',
    },
    cornerQueen: {
      one: 'U uglu dama ima samo jednu dijagonalu; {move} joj daje više.',
      other: 'Dama u uglu na {square} sporo ulazi u igru; {move} štedi vreme.',
    },
    stuckKing: {
      one: 'Kralj na {square} zaglavljen je između svojih topova; {move} mu ostavlja vazduha.',
      other: 'Oba topa zatvaraju kralja na {square}; {move} to izbegava.',
    },
    unguardedPawn: {
      one: 'Pešaka na {square} ništa ne brani; uz {move} nijedan pešak ne ostaje sam.',
      other: 'Ostavlja pešaka na {square} bez odbrane; {move} brani sve.',
    },
  },
  openingOver: {
    level: 'Otvaranje je završeno, i partija je izjednačena.',
    better: `${SIDE} izlazi iz otvaranja s boljom pozicijom.`,
    winning: `${SIDE} na kraju otvaranja već stoji na dobitak.`,
    betterAfter: `${SIDE} izlazi iz otvaranja s boljom pozicijom; tome je najviše doprinelo {move}.`,
    winningAfter: `${SIDE} na kraju otvaranja već stoji na dobitak; tome je najviše doprinelo {move}.`,
  },
  turningPoint: {
    won: `Ovde se partija prelama: odsad ${THE_SIDE} ostaje u prednosti.`,
    drawn: 'Odavde partija ostaje izjednačena.',
  },
  ending: {
    mated: `${capital()} na {square} matira.`,
    matedBackRank: `${capital()} matira na osnovnom redu.`,
    matedSmothered: 'Ugušeni mat.',
    lostMaterial: `Partija se ovde završava: ${THE_SIDE} je izgubio ${GAINED}.`,
    lostToMate: `{count, plural, =1 {Partija se ovde završava: ${THE_SIDE} dobija mat u sledećem potezu.} one {Partija se ovde završava: ${THE_SIDE} dobija mat u {count, number} potezu.} few {Partija se ovde završava: ${THE_SIDE} dobija mat u {count, number} poteza.} other {Partija se ovde završava: ${THE_SIDE} dobija mat u {count, number} poteza.}}`,
    lost: `Partija se ovde završava u izgubljenoj poziciji za ${OF_THE_SIDE}.`,
    lostEarly: `${SIDE} ovde gubi, iako pozicija nije izgubljena.`,
    drawnLevel: 'Remi u izjednačenoj poziciji.',
    drawnAhead: `Remi, iako ${THE_SIDE} stoji bolje.`,
    stalemate: 'Pat završava partiju.',
  },
  accuracy: `${SIDE}: preciznost {accuracy, number}{inaccuracies, plural, =0 {} one {, # nepreciznost} few {, # nepreciznosti} other {, # nepreciznosti}}{mistakes, plural, =0 {} one {, # greška} few {, # greške} other {, # grešaka}}{blunders, plural, =0 {} one {, # gruba greška} few {, # grube greške} other {, # grubih grešaka}}.`,
  story: {
    turned: `${SIDE} pobeđuje; {move} preokreće partiju.`,
    cameBack: `${SIDE} preokreće partiju: posle {move} na dobitak je stajao ${THE_RIVAL}.`,
    led: `${SIDE} vodi od {from, number}. poteza i pobeđuje.`,
    won: `${SIDE} pobeđuje.`,
    missedWin: `Remi, iako je posle {move} ${THE_SIDE} stajao na dobitak.`,
    levelDraw: 'Miran remi: nijedna strana nije bila jasno bolja.',
    livelyDraw: 'Remi posle šansi za jednu stranu.',
  },
} as const satisfies Translation['words']
