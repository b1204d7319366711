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

/** Whether an entry of the audit log can be put back by itself. */
export function isUndoable(entry: { action: string; undoneAt: Date | null }): boolean {
  return UNDOABLE.has(entry.action) && entry.undoneAt === null
}
