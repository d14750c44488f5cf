import type { Component } from 'vue'
import type { ActionGroup, ActionId } from '@shared/ipc/actionTable'
import type { Game } from '@shared/tree/game'
import type { EventName, Events, RailPlace, StartState } from '@shared/ipc/contract'
import type { DialogName } from '../stores/dialogs'
import type { PaletteGroup } from '../widgets/palette'

/** What an action does. */
export type Run = () => unknown

/** Listens to an event of the main process as long as the window lives. */
export type Listen = <N extends EventName>(name: N, listener: (event: Events[N]) => unknown) => void

/** What the rail shows on the icon of a place. */
export type RailMark =
  | { readonly kind: 'dot' | 'running' }
  /** A number beside the icon; the label says what it counts. */
  | { readonly kind: 'count'; readonly count: number }

/** A board that notices must not cover. */
export interface BoardOnScreen {
  /** There is a question below the board. */
  readonly isAsking?: boolean
  /** In pixels; 0 without a column of notes. */
  readonly notesWidth: number
}

/** The actions that do something else in each place. */
export type PlaceAction = 'undo' | 'redo' | 'flip'

/** What the places of the rail are for, from the top; Home stands alone, without a name for its group. */
export const RAIL_GROUPS = ['home', 'study', 'begin', 'practice'] as const
export type RailGroup = (typeof RAIL_GROUPS)[number]

/** A place of the rail: a page of its own. */
export interface Place {
  readonly id: RailPlace
  /** Where the rail has its button; a place without one is a tab of another, or belongs to it. */
  readonly rail?: RailGroup
  /** It belongs to that place and shares its button, and is not a tab of it. */
  readonly within?: RailPlace
  readonly view: Component
  readonly icon: Component
  readonly label: () => string
  /** It is a tab of that place, and has no button of its own in the rail. */
  readonly under?: RailPlace
  /** What its tab is called where a place has several; the label by default. */
  readonly tab?: () => string
  /** What the rail says on pointing; the label by default. */
  readonly hint?: (key: string) => string
  /** The action that leads here, whose key the hint names. */
  readonly action?: ActionId
  /** Shows the place; by default it is shown as it is. */
  readonly open?: () => unknown
  readonly mark?: () => RailMark | undefined
  /** What the open rail says beside its name: how many games, how much is covered. */
  readonly figure?: () => string | undefined
  /** The heading of the first level for screen readers, for pages that show none. */
  readonly heading?: () => string
  /** The groups of actions whose keys work here; a group that no place names works everywhere. */
  readonly keys?: readonly ActionGroup[]
  /** Called once, in the setup of the root. An action left out does nothing here. */
  readonly edits?: () => Readonly<Partial<Record<PlaceAction, Run>>>
  /** What the left end of the status bar says here, in words or as components. */
  readonly status?: () => readonly (string | Component | undefined)[]
  readonly board?: () => BoardOnScreen | undefined
}

/** A dialog, shown while it is open and possible. */
export interface Dialog {
  /** Emits `close` to be closed. */
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
 * What a folder of `features` adds to the window. `renderer/features/index.ts` lists the features; the shell asks all of
 * them and knows none by name. Functions without a note are called again whenever a store that they read changes.
 */
export interface Feature {
  readonly place?: Place
  readonly dialogs?: Readonly<Partial<Record<DialogName, Dialog>>>
  /** What the feature's actions do. Called once, in the setup of the root. */
  readonly actions?: () => Readonly<Partial<Record<ActionId, Run>>>
  /** Actions whose keys work in every place, in any group. */
  readonly everywhere?: readonly ActionId[]
  /** Whether an action has to wait; if so, shows why. */
  readonly refuses?: (id: ActionId) => boolean
  /** Whether the moves ahead in a game must not be shown. */
  readonly hides?: (game: Game) => boolean
  /** Hands events of the main process to stores. Called once, in the setup of the root. */
  readonly events?: (on: Listen) => void
  /** Called once, in the setup of the root. */
  readonly setup?: () => void
  /** Takes what the main process knows at the start, before tabs are restored. */
  readonly restore?: (state: StartState) => unknown
  /** Called once the window is ready. */
  readonly ready?: () => unknown
  /** Shown at the right end of the status bar, in every place. */
  readonly status?: Component
  /** Lies over the window whenever it has something to show. */
  readonly overlay?: Component
  readonly settings?: SettingsGroup
  /** What the palette offers for a typed text. Groups that read the text itself come first. */
  readonly palette?: (query: string) => readonly PaletteGroup[]
}

/** A feature with the exact names of its actions, so that the compiler finds actions without a feature. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
