import type { Component } from 'vue'
import type { ActionGroup, ActionId } from '@shared/ipc/actionTable'
import type { Game } from '@shared/tree/game'
import type { EventName, Events, RailPlace, StartState } from '@shared/ipc/contract'
import type { DialogName } from '../stores/dialogs'
import type { PaletteGroup } from '../widgets/palette'

/** The function that an action runs. */
export type Run = () => unknown

/** Listens to an event of the main process for the lifetime of the window. */
export type Listen = <N extends EventName>(name: N, listener: (event: Events[N]) => unknown) => void

/** The mark that the rail shows on a place's icon. */
export type RailMark =
  | { readonly kind: 'dot' | 'running' }
  /** A number beside the icon; the label says what is counted. */
  | { readonly kind: 'count'; readonly count: number }

/** A board that notices must not cover. */
export interface BoardOnScreen {
  /** Whether there is a question below the board. */
  readonly isAsking?: boolean
  /** In pixels; 0 if there is no column of notes. */
  readonly notesWidth: number
}

/** The actions whose effect depends on the place. */
export type PlaceAction = 'undo' | 'redo' | 'flip'

/** The groups of places in the rail, from the top. Home is alone and its group has no name. */
export const RAIL_GROUPS = ['home', 'study', 'begin', 'practice'] as const
export type RailGroup = (typeof RAIL_GROUPS)[number]

/** A place of the rail, which is a page of its own. */
export interface Place {
  readonly id: RailPlace
  /** The group with its button; without one it is a tab of another place or belongs to it. */
  readonly rail?: RailGroup
  /** The place to which it belongs and whose button it shares, without being a tab of it. */
  readonly within?: RailPlace
  readonly view: Component
  readonly icon: Component
  readonly label: () => string
  /** The place of which it is a tab; it has no button of its own in the rail. */
  readonly under?: RailPlace
  /** The name of its tab if a place has several; by default the label. */
  readonly tab?: () => string
  /** The tooltip in the rail; by default the label. */
  readonly hint?: (key: string) => string
  /** The action that opens the place; its key is shown in the tooltip. */
  readonly action?: ActionId
  /** Opens the place; by default it is simply shown. */
  readonly open?: () => unknown
  readonly mark?: () => RailMark | undefined
  /** The text beside its name in the wide rail: how many games there are, or how much is covered. */
  readonly figure?: () => string | undefined
  /** The top-level heading for screen readers, for pages that show none. */
  readonly heading?: () => string
  /** The groups of actions whose keys work here; a group that no place lists works everywhere. */
  readonly keys?: readonly ActionGroup[]
  /** Called once, in the setup of the root. Actions that are left out do nothing here. */
  readonly edits?: () => Readonly<Partial<Record<PlaceAction, Run>>>
  /** The content of the left end of the status bar, as text or components. */
  readonly status?: () => readonly (string | Component | undefined)[]
  readonly board?: () => BoardOnScreen | undefined
}

/** A dialog, shown while it is open and possible. */
export interface Dialog {
  /** Emits `close` when it should be closed. */
  readonly view: Component
  readonly isPossible?: () => boolean
}

/** A group of the settings. */
export interface SettingsGroup {
  readonly title: () => string
  readonly hint: () => string
  readonly fields: Component
}

/**
 * What a folder of `features` adds to the window. `renderer/features/index.ts` lists the features; the shell uses all of them and
 * knows none by name. Unless noted otherwise, functions are called again whenever a store that they read changes.
 */
export interface Feature {
  readonly place?: Place
  readonly dialogs?: Readonly<Partial<Record<DialogName, Dialog>>>
  /** The functions of the feature's actions. Called once, in the setup of the root. */
  readonly actions?: () => Readonly<Partial<Record<ActionId, Run>>>
  /** Actions whose keys work in every place, whatever their group. */
  readonly everywhere?: readonly ActionId[]
  /** Whether an action must not run now; if so, shows why. */
  readonly refuses?: (id: ActionId) => boolean
  /** Whether the next moves of a game must not be shown. */
  readonly hides?: (game: Game) => boolean
  /** Passes events of the main process to stores. Called once, in the setup of the root. */
  readonly events?: (on: Listen) => void
  /** Called once, in the setup of the root. */
  readonly setup?: () => void
  /** Receives what the main process knows at the start, before tabs are restored. */
  readonly restore?: (state: StartState) => unknown
  /** Called once the window is ready. */
  readonly ready?: () => unknown
  /** Shown at the right end of the status bar in every place. */
  readonly status?: Component
  /** Covers the window whenever it has something to show. */
  readonly overlay?: Component
  readonly settings?: SettingsGroup
  /** The entries of the palette for a typed text. Groups that interpret the text itself come first. */
  readonly palette?: (query: string) => readonly PaletteGroup[]
}

/** A feature with the exact names of its actions, so that the compiler finds actions that no feature implements. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
