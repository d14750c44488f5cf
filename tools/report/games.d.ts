import type { Game } from '@shared/tree/game';
import { type VariantId } from '@shared/variants';
import type { Core } from '../../electron/core/load';
import type { Examiner } from '../../electron/engine/examination/examiner';
/** Games of a file. */
export declare const gamesIn: (core: Core, file: string) => Promise<readonly Game[]>;
/** Games of a file of reference cases, one line of JSON each: `variant`, `fen` and the moves, `uci`. */
export declare const casesIn: (core: Core, file: string) => readonly Game[];
/** A game that an engine plays against itself on few nodes, with a move by lot now and then. */
export declare const blunderingGame: (core: Core, examiner: Examiner, variantId: VariantId, { seed, nodes }: {
    readonly seed: string;
    readonly nodes: number;
}) => Promise<Game>;
