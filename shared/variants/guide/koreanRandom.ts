import { pageOf } from './guide'

const page = pageOf('korean-random')

export const koreanRandomGuide = page.guide({
  typical: 'RNEA.AENR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'starts'),
    page.picture('start.aStart', {
      fen: 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
    }),
    page.paragraph('special.rules'),
    page.example('special.overTheHorse', {
      fen: 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
      moves: ['b1c3', 'b10c8', 'b3e3', 'b8e8', 'e2e2', 'e9e9'],
      marks: ['b3', 'c3', 'e3'],
      barred: [
        { after: 0, uci: 'b3e3', written: 'Ce3', why: 'nothing' },
        { after: 2, uci: 'b3b9', written: 'Cb9', why: 'overCannon' },
      ],
    }),
    page.paragraph('special.additions'),
    page.paragraph('notation.letters'),
  ],
  sources: ['José Carrillo, Korean Random Chess, the Chess Variant Pages'],
})
