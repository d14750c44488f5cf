import path from 'node:path'

/** The arguments on the command line of the window or of the web host. */
export interface LaunchArguments {
  /** Absolute paths of files to open, in order. */
  readonly files: readonly string[]
  /** Switches of the form `--name` and `--name=value`; the value is empty for the former. */
  readonly switches: ReadonlyMap<string, string>
}

const splitSwitch = (argument: string): readonly [string, string] => {
  const [name = '', ...value] = argument.replace(/^--?/, '').split('=')
  return [name, value.join('=')]
}

/**
 * Reads arguments: switches begin with a hyphen, everything else is a file; after `--` everything is a file.
 *
 * @param args without the program and its script
 * @param folder against which relative paths are resolved
 * @param withValue switches whose value may also be the next argument
 */
export const readArguments = (
  args: readonly string[],
  folder: string,
  withValue: readonly string[] = [],
): LaunchArguments => {
  const files: string[] = []
  const switches = new Map<string, string>()
  const rest = [...args]
  let filesOnly = false
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (filesOnly || !argument.startsWith('-')) {
      if (argument !== '') files.push(path.resolve(folder, argument))
    } else if (argument === '--') {
      filesOnly = true
    } else {
      const [name, value] = splitSwitch(argument)
      const takesNext = withValue.includes(name) && !argument.includes('=')
      switches.set(name, takesNext ? (rest.shift() ?? '') : value)
    }
  }
  return { files, switches }
}
