import { PROCEDURE_FORMAT } from '@shared/procedures/model/procedure'
import { OURS } from '@shared/procedures/catalogue/ours'

/** A procedure as its file holds it, in a block of code. */
export const procedureExample = (): string =>
  `\`\`\`\n${JSON.stringify({ format: PROCEDURE_FORMAT, ...OURS[0]! }, undefined, 2)}\n\`\`\`\n`
