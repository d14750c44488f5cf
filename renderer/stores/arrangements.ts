import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FileError, GameError, OpenedFile } from '@shared/ipc/contract'
import { err, type Result } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import { arrangedFile, type Arrangement } from './arrangement'

const noSuchGame = (index: number): FileError => ({
  kind: 'file',
  reason: 'noSuchGame',
  path: '',
  detail: String(index),
})

/** Where a place of a list has gone to; undefined where its game is no longer listed. */
export type PlaceNow = (place: number) => number | undefined

type Follower = (fileId: string, placeNow: PlaceNow) => void

/** Lists of games that are no longer as their files hold them, and what stands where in them. */
export const useArrangementsStore = defineStore('arrangements', () => {
  /** By file id; a file whose list is as it was read has none. */
  const arrangements = shallowRef<ReadonlyMap<string, Arrangement>>(new Map())

  const of = (fileId: string): Arrangement | undefined => arrangements.value.get(fileId)

  const set = (fileId: string, arrangement: Arrangement | undefined) => {
    const next = new Map(arrangements.value)
    if (arrangement) next.set(fileId, arrangement)
    else next.delete(fileId)
    arrangements.value = next
  }

  const followers = new Set<Follower>()

  /** Has somebody who knows games by their places hear of every change of a list. */
  const follow = (follower: Follower) => void followers.add(follower)

  /** The games of a list stand elsewhere now. */
  const tellMoved: Follower = (fileId, placeNow) => followers.forEach(follower => follower(fileId, placeNow))

  /** A file as it is listed: as the user has put its games, if he has. */
  const listed = (file: OpenedFile): OpenedFile => {
    const arrangement = of(file.fileId)
    return arrangement?.base.hash === file.hash ? arrangedFile(arrangement) : file
  }

  /** Which game of the file as it was read stands at a place of the list; undefined for one that no file holds. */
  const storedAt = (fileId: string, place: number): number | undefined => {
    const arrangement = of(fileId)
    return arrangement ? arrangement.slots[place]?.stored : place
  }

  const readText = async (pgn: string, place: number): Promise<Result<FlatGame, FileError | GameError>> =>
    (await bridge().request('games:read', pgn))[0] ?? err(noSuchGame(place))

  /** The game at a place of the list, whether the file holds it or not. */
  const read = (fileId: string, place: number): Promise<Result<FlatGame, FileError | GameError>> => {
    const pgn = of(fileId)?.slots[place]?.pgn
    if (pgn !== undefined) return readText(pgn, place)
    return bridge().request('files:game', fileId, storedAt(fileId, place) ?? place)
  }

  /** The same for who only looks: the game is not taken for opened. */
  const look = (fileId: string, place: number): Promise<Result<FlatGame, FileError | GameError>> => {
    const pgn = of(fileId)?.slots[place]?.pgn
    if (pgn !== undefined) return readText(pgn, place)
    return bridge().request('files:look', fileId, storedAt(fileId, place) ?? place)
  }

  return { arrangements, of, set, follow, tellMoved, listed, storedAt, read, look }
})
