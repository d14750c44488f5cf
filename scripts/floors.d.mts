import type { IForbiddenRuleType } from 'dependency-cruiser'

/** For each folder, the folders that it may import besides itself; `x/*` is every folder inside `x`. */
export const FLOORS: Readonly<Record<string, readonly string[]>>
/** Folders whose files may import each other in a circle. */
export const RECURSIVE: readonly string[]
/** A rule for each folder, named `floor-of-` and the folder with `-` for `/`. */
export const floorRules: readonly IForbiddenRuleType[]
/** The rule that reports folders without a row. */
export const homeless: IForbiddenRuleType
/** The rule that reports files that import each other in a circle. */
export const noCycle: IForbiddenRuleType
