import type { Translation } from '../../catalogue/catalogue'
import { accusative, agreeing, instrumental } from './declined'

export const serbianSpokenMoves = {
  passes: 'preskače potez',
  said: '{color, select, white {Beli: {move}} other {Crni: {move}}}',
  placed: `{piece} ${agreeing('postavljen', 'postavljena')} na {square}`,
  goes: '{from, select, none {{piece} na {to}} other {{piece} {from} na {to}}}',
  takes: '{from, select, none {{piece} uzima {to}} other {{piece} {from} uzima {to}}}',
  promotes: `{move}, pretvara se u ${accusative()}`,
  castlesASide: 'rokada na a-stranu',
  castlesHSide: 'rokada na h-stranu',
  castlesTo: 'rokada s kraljem na {file}-liniju',
  leaps: '{piece} skače na {to}',
  stays: '{piece} ostaje',
  relocates: '{piece} menja mesto s figurom na {to}',
  exchanged: `{one} menja mesto sa ${instrumental('other')}`,
  check: '{move}, šah',
  checkmate: '{move}, mat',
} as const satisfies Translation['spokenMoves']
