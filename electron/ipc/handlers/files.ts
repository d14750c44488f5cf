import type { Handlers } from '@shared/ipc/contract'
import { browse } from '../../files/browse'
import type { FileService } from '../../files/fileService'
import type { SaveService } from '../../files/saveService'
import type { Indexer } from '../../files/indexer'

type FileHandlers = Pick<Handlers, Extract<keyof Handlers, `files:${string}`>>

export const fileHandlers = (files: FileService, saving: SaveService, indexer: Indexer): FileHandlers => ({
  'files:open': path => files.open(path),
  'files:openSample': id => files.openSample(id),
  'files:openText': (name, text) => files.openText(name, text),
  'files:game': (fileId, index) => files.game(fileId, index),
  'files:save': request => saving.save(request),
  'files:saveAs': request => saving.saveAs(request),
  'files:export': request => saving.export(request),
  'files:reload': fileId => files.reload(fileId),
  'files:close': fileId => files.close(fileId),
  'files:cancel': path => indexer.cancel(path),
  'files:browse': directory => browse(directory),
})
