import type { Translation } from '../../catalogue/catalogue'

export const spanishNativeDialogs = {
  closing: {
    question: '¿Cerrar y perder los cambios sin guardar?',
    detail: 'No se puede escribir el diario: los cambios sin guardar solo están en esta ventana.',
    stay: 'Quedarse',
    close: 'Cerrar de todos modos',
  },
  crash: {
    title: 'Backrank no puede mostrar su ventana',
    detail: 'La página se cerró una y otra vez ({reason}).',
  },
  files: {
    games: 'Partidas de ajedrez (PGN)',
    all: 'Todos los archivos',
    json: 'Procedimientos (JSON)',
    pdf: 'Documentos (PDF)',
    png: 'Imágenes (PNG)',
    svg: 'Imágenes (SVG)',
    html: 'Páginas web (HTML)',
    gif: 'Animaciones (GIF)',
    txt: 'Texto',
    programs: 'Programas',
    open: 'Abrir partidas',
    chooseEngine: 'Elegir un motor',
    saveGame: 'Guardar partida',
    save: 'Guardar',
  },
  consent: {
    run: '¿Ejecutar este programa como motor?',
    leadsTo: '{path}\nque lleva a\n{target}',
    power: 'Puede hacer en este equipo todo lo que puedes hacer tú.',
    runIt: 'Ejecutar',
    set: '¿Establecer la opción {option}?',
    engine: 'Motor: {program}',
    files: 'Un motor lee y escribe los archivos nombrados en sus opciones.',
    setIt: 'Establecer',
    connect: '¿Conectar con este servidor?',
    answers: 'Backrank le envía posiciones y se fía de los valores que devuelve.',
    connectIt: 'Conectar',
  },
} as const satisfies Translation['nativeDialogs']
