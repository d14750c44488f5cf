import { formatNumber } from '@shared/i18n/numbers'
import type { AtlasFault, AtlasHeader } from '../../atlas/atlasFormat'
import { progressPath, type BuildFault } from '../../atlas/buildAtlas'
import type { ProgressFault } from '../../atlas/atlasProgress'
import type { FitFault } from '../../atlas/fitAtlas'
import { describeSearchFault } from '../engines/describeSearchFault'
import { fileSentence } from '../io/systemSentence'

/**
 * A note on values that are not those of the search, such as `, estimated from 32,670 of 921,600 starts`; empty for
 * others.
 */
export const valuesMark = ({ arrays, estimate, denoised }: AtlasHeader): string => {
  if (estimate) return `, estimated from ${formatNumber(estimate.searched)} of ${formatNumber(arrays)} starts`
  return denoised ? ', denoised' : ''
}

/** The same note as members of JSON. */
export const valuesMarkJson = ({ estimate, denoised }: AtlasHeader): object => ({
  ...(estimate && { estimatedFrom: estimate.searched }),
  ...(denoised && { denoised: true }),
})

/** A short description of an atlas: `chess960, 20,000 nodes, Backrank`. */
export const atlasTitle = (header: AtlasHeader): string => {
  const { system, options, nodes, engine } = header
  return `${[system, ...options].join('+')}, ${formatNumber(nodes)} nodes, ${engine.name}${valuesMark(header)}`
}

/** Why no estimate can be made from the files, in a sentence. */
export const describeFitFault = (out: string, fault: FitFault): string => {
  switch (fault.kind) {
    case 'file':
      return describeAtlasFault(fault.file, fault.fault)
    case 'unlike':
      return `${fault.file} (${atlasTitle(fault.header)}) does not go with the first file: the system, the engine or the nodes differ`
    case 'dependent':
      return `the two ranks of ${fault.system} are not independent of each other: build its atlas instead`
    case 'tooFew':
      return `${formatNumber(fault.searched)} values are too few for an estimate; ${formatNumber(fault.least)} are the least`
    case 'notWritten':
      return `${out}: ${fileSentence(fault.error)}`
  }
}

/** Why a file is not an atlas that can be read, in a sentence. */
export const describeAtlasFault = (file: string, fault: AtlasFault): string => {
  switch (fault.kind) {
    case 'noAtlas':
      return `${file} is no atlas`
    case 'otherFormat':
      return `${file} is an atlas of format ${fault.found}, and this version reads format ${fault.known}`
    case 'cutOff':
      return `${file} is cut off: ${formatNumber(fault.bytes)} of ${formatNumber(fault.expected)} bytes`
    case 'damaged':
      return `${file} is damaged: its bytes do not fit its checksum. Build it again`
    case 'otherRules':
      return `${file} was built for other arrays or rules of ${fault.system} than this version has. Build it again`
  }
}

const describeProgressFault = (file: string, fault: ProgressFault): string => {
  if (fault.kind === 'noProgress')
    return `${file} is no progress of a build; move it away, or choose another -o`
  const { header, sample } = fault.found
  const drawn = sample ? `, ${formatNumber(sample.count)} arrays drawn with seed ${sample.seed}` : ''
  return `${file} belongs to another build (${atlasTitle(header)}${drawn}); finish that, delete the file, or choose another -o`
}

/** Why the atlas could not be built, in a sentence. */
export const describeBuildFault = (file: string, fault: BuildFault): string => {
  switch (fault.kind) {
    case 'file':
      return `${describeAtlasFault(file, fault.fault)}, or choose another -o`
    case 'otherAtlas':
      return `${file} holds another atlas (${atlasTitle(fault.found)}); choose another -o`
    case 'progress':
      return describeProgressFault(progressPath(file), fault.fault)
    case 'search':
      return describeSearchFault(fault.fault)
    case 'notWritten':
      return fileSentence(fault.error)
  }
}
