import type { MessageKey } from '../../i18n/catalogue/catalogue'
import { t } from '../../i18n/t'
import { procedureById } from '../catalogue'
import type { Procedure } from '../model/procedure'

type Named = MessageKey extends infer K ? (K extends `procedureNames.${infer Id}` ? Id : never) : never

/** The name of a procedure on the screen: for ours in the current language, for a user's as they named it. */
export const procedureName = (procedure: Procedure): string =>
  procedureById(procedure.id)?.name === procedure.name
    ? t(`procedureNames.${procedure.id as Named}`)
    : procedure.name
