import type { Translation } from '../../catalogue/catalogue'

export const spanishNotices = {
  reloaded: '{file} recargado',
  pastedGames: 'Partidas pegadas',
  dropped: '{title}. {why}',
  saved: '{file} guardado',
  savedInUtf8: '{file} guardado, con esta partida en UTF-8',
  exported: '{file} exportado',
  exportedWithout:
    '{count, plural, one {{file} exportado, sin # anotación de la colocación} other {{file} exportado, sin # anotaciones de la colocación}}',
  leftOtherNames:
    'Otro nombre de {file} en el disco (un enlace duro) sigue llevando al archivo como era antes.',
  notSavedChanged:
    'Sin guardar: el archivo cambió en el disco. Recargarlo, conservar ambos o sobrescribirlo.',
  notSavedClash:
    'Sin guardar: la partida también cambió en el archivo. Elegir sobre las jugadas cuál se queda.',
  notSavedDoubt: 'Sin guardar: indicar antes, sobre las jugadas, si el archivo aún tiene esta partida.',
  gameGone: '{game} ya no está en {file}. Se queda aquí, sin guardar.',
  showOthers: 'Mostrar las otras partidas',
  addThisGame: 'Añadir esta partida',
  replaceAll: '{count, plural, one {Reemplazar la # partida} other {Reemplazar las #}}',
  downloaded: '{file} descargado',
  noBoard: 'No hay ningún tablero abierto para hacer una imagen',
  journalAgain: 'Los cambios sin guardar vuelven a estar en el diario',
  discarded: 'Descartada: {game}',
  closedUnsaved: 'Cerrada con cambios sin guardar: {game}',
  removedEngine: '{engine} quitado',
  tookBack: 'Retirado: {step}',
  copied: { fen: 'FEN copiado', pgn: 'PGN copiado', text: 'Texto copiado' },
  notCopied: {
    fen: 'No se pudo copiar el FEN',
    pgn: 'No se pudo copiar el PGN',
    text: 'No se pudo copiar el texto',
  },
  copiedPicture: 'Imagen del tablero copiada',
  noPictureCopied: 'Aquí el portapapeles no admite imágenes; guardar la imagen en su lugar',
} as const satisfies Translation['notices']
