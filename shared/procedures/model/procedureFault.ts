import type { Role } from '../../board/role'
import type { JsonFault } from './jsonFault'

/** The types of JSON values. */
export type JsonType = 'object' | 'list' | 'text' | 'number' | 'truth' | 'nothing'

/** What is too large or too small: the length of a text, that of a list, or a number. */
export type Measure = 'letters' | 'entries' | 'number'

/** Why something is not a procedure. `path` leads to the place, as in `/steps/2/piece`; it is empty for the whole. */
interface FaultAt<Reason extends string> {
  readonly kind: 'procedure'
  readonly reason: Reason
  readonly path: string
}

interface Unlike<T> {
  readonly expected: T
  readonly found: T
}

export type ProcedureFault =
  /** The text is not JSON from a place on. */
  | (FaultAt<'notJson'> & { readonly where: JsonFault })
  /** The value has another type. */
  | (FaultAt<'wrongType'> & Unlike<JsonType>)
  /** The number is not whole. */
  | (FaultAt<'notWhole'> & { readonly found: number })
  | FaultAt<'missing'>
  /** A field that neither procedures nor steps of this kind have. */
  | FaultAt<'unknownField'>
  /** The word is not among those allowed here. */
  | (FaultAt<'unknownWord'> & { readonly found: string; readonly expected: readonly string[] })
  /** A text, list or number is above the limit (`tooMuch`) or below it (`tooLittle`). */
  | (FaultAt<'tooMuch' | 'tooLittle'> & {
      readonly limit: number
      readonly found: number
      readonly of: Measure
    })
  /** The id is not made of lower-case letters, digits and hyphens. */
  | (FaultAt<'notAnId'> & { readonly found: string })
  /** The rank has a letter that is neither `?` nor `.` nor a piece of the army. */
  | (FaultAt<'notARank'> & { readonly found: string; readonly at: number })
  /** The rank is not as wide as the system's armies. */
  | (FaultAt<'width'> & Unlike<number>)
  /** The rank has something else on a square that is always the same in the system, or fixes a square that is not. */
  | (FaultAt<'fixedSquare'> & { readonly at: number })
  /** The system has a different number of this piece. */
  | (FaultAt<'otherArmy'> & Unlike<number> & { readonly role: Role })
  /** The steps place more or fewer of this piece than the procedure has. */
  | (FaultAt<'notPlaced'> & Unlike<number> & { readonly role: Role })
  /** There are more pieces than free squares. */
  | (FaultAt<'tooFewSquares'> & Unlike<number>)
  /** Steps that are thrown once for both players cannot be combined with throwing in turn, nor with a check. */
  | FaultAt<'shared'>
