import { PROCEDURE_FORMAT } from '@shared/procedures/model/procedure'
import { procedureById } from '@shared/procedures/catalogue'

/** A procedure as its file holds it, in a block of code. */
export const procedureExample = (): string =>
  `\`\`\`\n${JSON.stringify({ format: PROCEDURE_FORMAT, ...procedureById('chess960')! }, undefined, 2)}\n\`\`\`\n`
