import { formatNumber } from '@shared/i18n/numbers'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

const INTRODUCTION = `# The seventeen systems

Every system is played by its full rules. {menu:rules} shows the rules of the system on the board, with examples that you can play.
The id is the name of a system on the command line and in file names.

| System | Id | Board | Starts | Thrown first |
| --- | --- | --- | --- | --- |
`

const row = (variant: VariantDefinition): string => {
  const { id, name, board } = variant
  const thrown = randomStartCount(variant)
  const cells = [
    name,
    `\`${id}\``,
    `${board.files} × ${board.ranks}`,
    formatNumber(startCount(variant)),
    thrown > 0 ? formatNumber(thrown) : '–',
  ]
  return `| ${cells.join(' | ')} |\n`
}

const about = ({ name, summary }: VariantDefinition): string => `### ${name}\n\n${summary}\n`

/** The page that lists all systems, as Markdown, from their definitions. */
export const systemsPage = (): string =>
  [`${INTRODUCTION}${VARIANTS.map(row).join('')}`, '## In a few words', ...VARIANTS.map(about)].join('\n')
