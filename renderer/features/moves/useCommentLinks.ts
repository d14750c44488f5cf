import { computed, onBeforeUnmount, onMounted, shallowRef, watch, type Ref } from 'vue'
import { commentPieces, type CommentLink } from './commentLinks'
import { useMoveTree } from './moveTreeContext'
import type { CommentToken } from './rowTypes'

type Seen = () => void

const waiting = new Map<Element, Seen>()
let observer: IntersectionObserver | undefined

const tell = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

/**
 * Calls `seen` each time an element comes into view; returns a function that stops that. All elements share one
 * observer.
 */
const whenSeen = (element: Element, seen: Seen): (() => void) => {
  observer ??= new IntersectionObserver(tell)
  waiting.set(element, seen)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** How long a comment must stay in view before it is read, in ms; one that is scrolled past is not read. */
const REST_MS = 120

/** A comment cut at its links. It is read once it is visible or pointed at. */
export const useCommentLinks = (element: Readonly<Ref<HTMLElement | null>>, remark: () => CommentToken) => {
  const tree = useMoveTree()
  const links = shallowRef<{ readonly text: string; readonly links: readonly CommentLink[] }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let readFor: CommentToken | undefined
  let forgetElement: (() => void) | undefined

  const read = async () => {
    clearTimeout(timer)
    const about = remark()
    if (readFor === about) return
    readFor = about
    const found = await tree.readLinks(about)
    if (readFor === about) links.value = { text: about.text, links: found }
  }

  const readSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void read(), REST_MS)
  }

  onMounted(() => {
    if (element.value) forgetElement = whenSeen(element.value, readSoon)
  })

  // After an edit the old links stay until the new ones are known, if the text is the same.
  watch(remark, () => {
    if (readFor) readSoon()
  })

  onBeforeUnmount(() => {
    clearTimeout(timer)
    readFor = undefined
    forgetElement?.()
  })

  const pieces = computed(() => {
    const { text } = remark()
    return commentPieces(text, links.value?.text === text ? links.value.links : [])
  })

  return { pieces, read }
}
