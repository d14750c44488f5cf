import { t } from '@shared/i18n/t'
import type { Confirm, YesNoQuestion } from '../shell/ports'

/** What is done only once the user has agreed to it, where no page can answer for them. */
export type ConsentRequest =
  | {
      readonly kind: 'program'
      /** Absolute path, as it will be started. */
      readonly path: string
      /** The file behind its symbolic links. */
      readonly target: string
    }
  | {
      readonly kind: 'option'
      /** The engine by its program: its name is what the page calls it. */
      readonly program: string
      readonly option: string
      readonly value: string
    }

export type Ask = (wish: ConsentRequest) => Promise<boolean>

/** Nothing that would not be seen, or would turn the line about. */
const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Z}]/gu, unit => (unit === ' ' ? unit : `\\u{${unit.codePointAt(0)!.toString(16)}}`))

type ProgramWish = Extract<ConsentRequest, { kind: 'program' }>

const placeOf = ({ path, target }: ProgramWish): string =>
  target === path
    ? visible(path)
    : t('nativeDialogs.consent.leadsTo', { path: visible(path), target: visible(target) })

/** The words in which the user is asked. */
export const questionOf = (wish: ConsentRequest): YesNoQuestion => {
  if (wish.kind === 'program') {
    return {
      message: t('nativeDialogs.consent.run'),
      detail: `${placeOf(wish)}\n\n${t('nativeDialogs.consent.power')}`,
      yes: t('nativeDialogs.consent.runIt'),
    }
  }
  return {
    message: t('nativeDialogs.consent.set', { option: visible(wish.option) }),
    detail: `${visible(wish.value)}\n\n${t('nativeDialogs.consent.engine', { program: visible(wish.program) })}\n${t('nativeDialogs.consent.files')}`,
    yes: t('nativeDialogs.consent.setIt'),
  }
}

/** Asks one question at a time; anything else that is requested meanwhile is refused. */
export const askFirst = (confirm: Confirm): Ask => {
  let isAsking = false
  return async wish => {
    if (isAsking) return false
    isAsking = true
    try {
      return await confirm(questionOf(wish))
    } finally {
      isAsking = false
    }
  }
}
