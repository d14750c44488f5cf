/*
 * Cases of pieces, for an argument that holds the name of a piece as `pieces.one` has it. The message chooses by that name.
 * Masculine names take the ending of their case, and as players say it those of things do, too (`topa`, as `kralja`); `lovac`
 * drops its last vowel, and `dama` and `kočija` are feminine.
 */

/** `topa`, `damu`: the object of a verb. */
export const accusative = (argument = 'piece'): string =>
  `{${argument}, select, lovac {lovca} dama {damu} kočija {kočiju} other {{${argument}}a}}`

/** `topa`, `dame`: after `od`, `protiv`, `kod` and the like. */
export const genitive = (argument = 'piece'): string =>
  `{${argument}, select, lovac {lovca} dama {dame} kočija {kočije} other {{${argument}}a}}`

/** `topu`, `dami`: to whom or for what. */
export const dative = (argument = 'piece'): string =>
  `{${argument}, select, lovac {lovcu} dama {dami} kočija {kočiji} other {{${argument}}u}}`

/** `topom`, `damom`, and `kraljem` after a soft consonant: with what. */
export const instrumental = (argument = 'piece'): string =>
  `{${argument}, select, lovac {lovcem} dama {damom} kočija {kočijom} skakač {skakačem} kralj {kraljem} konj {konjem} other {{${argument}}om}}`

/** `Top`, at the beginning of a sentence. */
export const capital = (argument = 'piece'): string =>
  `{${argument}, select, pešak {Pešak} skakač {Skakač} lovac {Lovac} top {Top} dama {Dama} kralj {Kralj} nadbiskup {Nadbiskup} ` +
  `kancelar {Kancelar} premijer {Premijer} slon {Slon} stražar {Stražar} katapult {Katapult} kočija {Kočija} konj {Konj} ` +
  `general {General} other {Vojnik}}`

/** A word that agrees with the piece: `vezan` of a rook, `vezana` of a queen. */
export const agreeing = (masculine: string, feminine: string, argument = 'piece'): string =>
  `{${argument}, select, dama {${feminine}} kočija {${feminine}} other {${masculine}}}`

/** A choice by the gender of several pieces, for an argument that holds them as `pieces.several` has it. */
export const agreeingSeveral = (masculine: string, feminine: string, argument = 'pieces'): string =>
  `{${argument}, select, dame {${feminine}} kočije {${feminine}} other {${masculine}}}`

/** `topa`, `dame`: after two, three, four and both, of an argument as `pieces.several` has it. */
export const paucal = (argument = 'pieces'): string =>
  `{${argument}, select, pešaci {pešaka} skakači {skakača} lovci {lovca} topovi {topa} dame {dame} kraljevi {kralja} ` +
  `nadbiskupi {nadbiskupa} kancelari {kancelara} premijeri {premijera} slonovi {slona} stražari {stražara} katapulti {katapulta} ` +
  `kočije {kočije} konji {konja} generali {generala} other {vojnika}}`

/** `topova`, `dama`: of all, and after five and more, of an argument as `pieces.several` has it. */
export const genitivePlural = (argument = 'pieces'): string =>
  `{${argument}, select, pešaci {pešaka} skakači {skakača} lovci {lovaca} topovi {topova} dame {dama} kraljevi {kraljeva} ` +
  `nadbiskupi {nadbiskupa} kancelari {kancelara} premijeri {premijera} slonovi {slonova} stražari {stražara} katapulti {katapulta} ` +
  `kočije {kočija} konji {konja} generali {generala} other {vojnika}}`
