import type { FileError } from '@shared/ipc/contract';
import { type Result } from '@shared/result';
/** Where a line stands among those of its round. */
interface PlaceInRound {
    readonly place: number;
    readonly of: number;
}
/** Lines that cannot stay as they are, by their numbers from 1. */
export interface LogMarks {
    /** Nothing can be made of them, or they say what others have said. */
    readonly useless: ReadonlySet<number>;
    /** Searches of positions to which nothing leads. */
    readonly loose: ReadonlySet<number>;
    /** What has remained of a round that others of it have left. */
    readonly places: ReadonlyMap<number, PlaceInRound>;
}
/** Takes marked lines out of a log. The log as it was is kept beside it, in the file that is answered. */
export declare const mendLog: (file: string, marks: LogMarks) => Promise<Result<string, FileError>>;
export {};
