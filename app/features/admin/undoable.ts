const UNDOABLE = new Set([
  'stories.approve',
  'stories.reject',
  'stories.feature',
  'stories.unfeature',
  'users.suspend',
  'users.activate',
  'users.make-admin',
  'users.remove-admin',
])

/** True if the change of this entry of the audit log can be undone. */
export function isUndoable(entry: { action: string; undoneAt: Date | null }): boolean {
  return UNDOABLE.has(entry.action) && entry.undoneAt === null
}
