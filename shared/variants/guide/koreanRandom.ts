import { count, paragraph, picture, say, section, written, type Guide } from './guide'

/** The page of Korean Random Chess. */
export const koreanRandomGuide: Guide = {
  typical: 'RNEA.AENR',
  sections: [
    section(
      'What it is',
      paragraph`Janggi, the chess of Korea, with shuffled wings. José Carrillo, who also made Contemporary Random Chess,
        gave it its start; the year is not known to us.`,
    ),
    section(
      'How it starts',
      paragraph`On the first rank chariot, horse and elephant stand on a, b and c in any order, and another set of the
        three on g, h and i. The guards stay on d and f, the general on e of the second rank, cannons and soldiers
        where Janggi has them. The other side stands on the same files. There are ${count('ranks')} ranks and so
        ${count('starts')} first positions.`,
      picture({
        title: 'A start',
        fen: 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
        notice: say`Nine files, ten ranks, and the pieces stand on the points where lines cross. From the a-file: chariot,
          horse, elephant and guard; the general stands in the middle of his palace.`,
      }),
    ),
    section(
      'What is special',
      paragraph`The rules are those of Janggi. Horse and elephant go one step straight and then on diagonally, and are
        stopped by a piece in the way. The cannon moves by jumping over exactly one piece, never over another
        cannon. General and guards stay in the palace, the three by three squares around the general. Nobody
        castles, and a player may pass.`,
      paragraph`The author's page also mentions additions of his own, under the names Samurai and Banzai. Their exact
        moves have not been found, and Backrank does not claim them.`,
      paragraph`Backrank makes, numbers and shows these starts. It does not play the game yet.`,
    ),
    section(
      'How it is written',
      paragraph`${written('R')} chariot, ${written('N')} horse, ${written('E')} elephant, ${written('A')} guard,
        ${written('K')} general, ${written('C')} cannon, ${written('P')} soldier.`,
    ),
  ],
  sources: ['José Carrillo, Korean Random Chess, the Chess Variant Pages'],
}
