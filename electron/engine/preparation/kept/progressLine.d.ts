import * as v from 'valibot';
import { type Of, type Schema } from '@shared/ipc/schemas';
import type { Found } from '@shared/preparation/step';
declare const LINE: v.UnionSchema<[Schema<Readonly<{
    step: Readonly<{
        key: string;
        found: Found;
        natural?: Readonly<{
            reached: Readonly<{
                move: Readonly<{
                    uci: string;
                    san: string;
                    kind: "normal" | "doubleStep" | "enPassant" | "castlingA" | "castlingH" | "adjustment" | "transposition" | "relocation" | "leap" | "placement" | "null" | "root";
                    fen: string;
                    check: boolean;
                }>;
                to: string;
            }>;
            found: Found;
        }>;
    }>;
    round: number;
    place: number;
    of: number;
}>>, Schema<Readonly<{
    wish: Readonly<{
        path: readonly string[];
        kind: "always" | "never" | "free" | "deeper" | "shallower";
        added?: Readonly<{
            move: Readonly<{
                uci: string;
                san: string;
                kind: "normal" | "doubleStep" | "enPassant" | "castlingA" | "castlingH" | "adjustment" | "transposition" | "relocation" | "leap" | "placement" | "null" | "root";
                fen: string;
                check: boolean;
            }>;
            to: string;
            told: number;
            isNatural: boolean;
        }>;
    }>;
}>>, Schema<Readonly<{
    minds: readonly [string, string | null][];
}>>, Schema<Readonly<{
    seen: number;
}>>, Schema<Readonly<{
    loose: Readonly<{
        key: string;
        found: Found;
        natural?: Readonly<{
            reached: Readonly<{
                move: Readonly<{
                    uci: string;
                    san: string;
                    kind: "normal" | "doubleStep" | "enPassant" | "castlingA" | "castlingH" | "adjustment" | "transposition" | "relocation" | "leap" | "placement" | "null" | "root";
                    fen: string;
                    check: boolean;
                }>;
                to: string;
            }>;
            found: Found;
        }>;
    }>;
}>>], undefined>;
/** Something that a preparation has gone through. */
export type ProgressLine = Of<typeof LINE>;
/** UTF-16 units of a line. */
export declare const LONGEST_LINE = 10000000;
/** What a line says; undefined where it is none of ours, or only the beginning of one. */
export declare const parseProgress: (line: string) => ProgressLine | undefined;
export {};
