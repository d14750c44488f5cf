import type { Role } from '../../board/role'
import type { JsonFault } from './jsonFault'

/** The kinds of values that JSON has. */
export type JsonType = 'object' | 'list' | 'text' | 'number' | 'truth' | 'nothing'

/** What is too much or too little: letters of a text, entries of a list, or a number itself. */
export type Measure = 'letters' | 'entries' | 'number'

/** Why something is not a procedure. `path` leads to the place, as in `/steps/2/piece`; the whole is empty. */
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
  /** Not JSON, from a place on. */
  | (FaultAt<'notJson'> & { readonly where: JsonFault })
  /** Another kind of value. */
  | (FaultAt<'wrongType'> & Unlike<JsonType>)
  /** A number with a fraction. */
  | (FaultAt<'notWhole'> & { readonly found: number })
  | FaultAt<'missing'>
  /** A field that procedures, or this kind of step, do not have. */
  | FaultAt<'unknownField'>
  /** None of the words that can stand here. */
  | (FaultAt<'unknownWord'> & { readonly found: string; readonly expected: readonly string[] })
  /** Longer than `limit` letters or entries, or a number beyond it; or shorter, or lower. */
  | (FaultAt<'tooMuch' | 'tooLittle'> & {
      readonly limit: number
      readonly found: number
      readonly of: Measure
    })
  /** Not made of lower-case letters, digits and hyphens. */
  | (FaultAt<'notAnId'> & { readonly found: string })
  /** A rank has a letter that is neither `?` nor `.` nor a piece of the army. */
  | (FaultAt<'notARank'> & { readonly found: string; readonly at: number })
  /** The system's armies have another width. */
  | (FaultAt<'width'> & Unlike<number>)
  /** Something else stands on a square where the system always has the same, or the other way round. */
  | (FaultAt<'fixedSquare'> & { readonly at: number })
  /** The system has another number of a piece. */
  | (FaultAt<'otherArmy'> & Unlike<number> & { readonly role: Role })
  /** The steps place more or fewer of a piece than there are. */
  | (FaultAt<'notPlaced'> & Unlike<number> & { readonly role: Role })
  /** More pieces than free squares. */
  | (FaultAt<'tooFewSquares'> & Unlike<number>)
  /** Steps thrown once for both players cannot be mixed with turns, nor with a check. */
  | FaultAt<'shared'>
