import { PROCEDURE_FORMAT } from '@shared/procedures/model/procedure'
import { procedureById } from '@shared/procedures/catalogue'

/** A procedure in the form of its file, in a code block. */
export const procedureExample = (): string =>
  `\`\`\`\n${JSON.stringify({ format: PROCEDURE_FORMAT, ...procedureById('chess960')! }, undefined, 2)}\n\`\`\`\n`
