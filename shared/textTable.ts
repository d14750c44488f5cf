/**
 * Formats cells in columns two spaces apart, one line for each row: the first column is aligned left, the others right.
 *
 * @param last the alignment of the last column
 */
export const textTable = (rows: readonly (readonly string[])[], last: 'left' | 'right' = 'right'): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const pad = (cell: string, column: number): string => {
    if (last === 'left' && column === widths.length - 1) return cell
    return column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)
  }
  return rows.map(row => `${row.map(pad).join('  ')}\n`).join('')
}
