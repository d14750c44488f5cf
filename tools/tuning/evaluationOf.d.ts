import type { Evaluation, TaperedScore } from '../../electron/engine/pool/evaluationParameters';
/** The evaluation that has these pairs, the inverse of `evaluationPairs`. */
export declare const evaluationOf: (pairs: readonly TaperedScore[]) => Evaluation;
