import { ofType, request } from './declare'
import { index } from './schemas'

/** How answers are carried that are too long for one message. */
export const answerRequests = {
  /** Items of a list that an answer came without, as JSON: by its ticket, from a place on, no more than a message carries. */
  'answers:items': request([index, index], ofType<string>()),
}
