import type { Role } from '../../board/role'
import type { JsonFault } from './jsonFault'

/** The kinds of values that JSON has. */
export type JsonType = 'object' | 'list' | 'text' | 'number' | 'truth' | 'nothing'

/** What is too much or too little: letters of a text, entries of a list, or a number itself. */
export type Measure = 'letters' | 'entries' | 'number'

/** Why something is no procedure. `path` leads to the place, as in `/steps/2/piece`; the whole is empty. */
export type ProcedureFault =
  /** Not JSON, from a place on. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'notJson'
      readonly path: string
      readonly where: JsonFault
    }
  /** Another kind of value. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'wrongType'
      readonly path: string
      readonly expected: JsonType
      readonly found: JsonType
    }
  /** A number with a fraction. */
  | { readonly kind: 'procedure'; readonly reason: 'notWhole'; readonly path: string; readonly found: number }
  | { readonly kind: 'procedure'; readonly reason: 'missing'; readonly path: string }
  /** A field that procedures, or this kind of step, do not have. */
  | { readonly kind: 'procedure'; readonly reason: 'unknownField'; readonly path: string }
  /** None of the words that can stand here. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'unknownWord'
      readonly path: string
      readonly found: string
      readonly expected: readonly string[]
    }
  /** Longer than `limit` letters or entries, or a number beyond it; or shorter, or lower. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'tooMuch' | 'tooLittle'
      readonly path: string
      readonly limit: number
      readonly found: number
      readonly of: Measure
    }
  /** Not made of lower-case letters, digits and hyphens. */
  | { readonly kind: 'procedure'; readonly reason: 'notAnId'; readonly path: string; readonly found: string }
  /** A rank has a letter that is neither `?` nor `.` nor a piece of the army. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'notARank'
      readonly path: string
      readonly found: string
      readonly at: number
    }
  /** The system's armies have another width. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'width'
      readonly path: string
      readonly expected: number
      readonly found: number
    }
  /** Something else stands on a square where the system always has the same, or the other way round. */
  | { readonly kind: 'procedure'; readonly reason: 'fixedSquare'; readonly path: string; readonly at: number }
  /** The system has another number of a piece. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'otherArmy'
      readonly path: string
      readonly role: Role
      readonly expected: number
      readonly found: number
    }
  /** The steps place more or fewer of a piece than there are. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'notPlaced'
      readonly path: string
      readonly role: Role
      readonly expected: number
      readonly found: number
    }
  /** More pieces than free squares. */
  | {
      readonly kind: 'procedure'
      readonly reason: 'tooFewSquares'
      readonly path: string
      readonly expected: number
      readonly found: number
    }
  /** Steps thrown once for both players cannot be mixed with turns, nor with a check. */
  | { readonly kind: 'procedure'; readonly reason: 'shared'; readonly path: string }
