import { type Row, row } from './row.ts'

/*
 * What the specification of the back-office requires (spec/001): its screens of section 2, the messages of section 8.
 */

export const officeScreens = {
  'access denied': row(
    'What others than administrators see',
    "You don't have permission to access this page.",
    'You need admin privileges to access this page.',
    'Access denied. Admin privileges required.',
  ),
  'admin menu': row('Side navigation with its nine entries', 'Admin Panel'),
  '/admin': row('Dashboard: counts, links, system health, recent activity'),
  '/admin/users': row(
    'User management: search, table, row menu',
    'Last Login',
    'Joined',
    'Make Admin',
    'Remove Admin',
    'Suspend User',
    'Activate User',
    'Delete User',
  ),
  '/admin/users delete': row('User deletion, confirmed'),
  '/admin/birth-details': row(
    'Birth details: counts, search, table, create, edit, generate, delete',
    'With Pseudonyms',
    'Unique Cities',
    'Recent Additions',
  ),
  '/admin/natal-charts': row(
    'Natal charts: search, counts, table, details, delete',
    'Total Charts',
    'Unique Users',
    'View Details',
    'Delete Chart',
  ),
  '/admin/enhanced-natal-charts': row(
    'Enhanced natal charts: counts, search, four tabs, create, edit, regenerate',
    'Day Births',
    'Overview',
  ),
  '/admin/events': row(
    'Events: search, count, table, add, edit',
    'Total Events',
    'Date Range',
    'Inactive',
    'Add Event',
    'Edit Event',
  ),
  '/admin/enhanced-events': row(
    'Enhanced events: counts, search, edit, vector, delete',
    'Total Events',
    'Vectorized Events',
    'Unique Users',
    'Recent Events',
    'Performance Stats',
    'Polarity',
  ),
  '/admin/add-event': row('Adding an enhanced event, with its search of keywords'),
  '/admin/keywords': row('Keywords, page by page: add, edit, delete'),
  '/admin/keyword-categories': row('Keyword categories, page by page: add, edit, delete', 'Category Name'),
  '/admin/user-stories': row(
    'Moderation of stories: full story, approve, reject, update, delete',
    'View Full Story',
    'Approve',
    'Reject',
    'Update Story',
  ),
  '/admin/reindex': row('Rebuilding vectors, indexes and charts, with progress'),
} as const satisfies Record<string, Row>

export const officeMessages = {
  'user not deleted': row(
    'Deleting a user fails',
    'Delete failed',
    'Failed to delete user. Please try again.',
  ),
  'user not updated': row(
    'Changing a role fails',
    'Update failed',
    'Failed to update user. Please try again.',
  ),
  'user status not updated': row(
    'Suspending or activating fails',
    'Update failed',
    'Failed to update user status. Please try again.',
  ),
  'user deleted': row('Deleting a user', 'User deleted'),
  'user updated': row('Changing a role or a status', 'User updated'),
  'natal chart not deleted': row(
    'Deleting a chart fails',
    'Delete failed',
    'Failed to delete natal chart. Please try again.',
  ),
  'natal chart deleted': row('Deleting a chart', 'Natal chart deleted'),
  'event not created': row(
    'Adding an event fails',
    'Creation failed',
    'Failed to create event. Please try again.',
  ),
  'event not deleted': row('Deleting an event fails', 'Failed to delete event. Please try again.'),
  'event created': row('Adding an event', 'Event created'),
  'event deleted': row('Deleting an event', 'Event deleted'),
  'keyword not created': row('Adding a keyword fails', 'Failed to create keyword'),
  'keyword not updated': row('Editing a keyword fails', 'Failed to update keyword'),
  'keyword not deleted': row('Deleting a keyword fails', 'Failed to delete keyword'),
  'category not created': row('Adding a category fails', 'Failed to create category'),
  'category not updated': row('Editing a category fails', 'Failed to update category'),
  'category not deleted': row('Deleting a category fails', 'Failed to delete category'),
  'all fields required': row(
    'Keyword or category left incomplete',
    'Validation Error',
    'All fields are required',
  ),
  'birth detail not created': row('Adding a birth detail fails', 'Error creating birth detail'),
  'birth detail not updated': row('Editing a birth detail fails', 'Error updating birth detail'),
  'birth detail not deleted': row('Deleting a birth detail fails', 'Error deleting birth detail'),
  'birth detail without chart': row(
    'Adding a birth detail whose chart fails',
    'Birth detail created but natal chart generation failed',
  ),
  'chart not generated': row('Generating a chart fails', 'Failed to generate natal chart'),
  'birth detail created': row('Adding a birth detail', 'Birth detail created successfully'),
  'chart generated': row('Generating a chart', 'Natal chart generated successfully!'),
  'enhanced event not created': row('Adding an enhanced event fails', 'Error creating event'),
  'enhanced event not updated': row('Editing an enhanced event fails', 'Error updating event'),
  'enhanced event not deleted': row('Deleting an enhanced event fails', 'Error deleting event'),
  'vector not generated': row('Generating a vector fails', 'Error generating vector'),
  'vector generated': row(
    'Generating a vector',
    'Vector generated and stored in a vector database successfully',
  ),
  'natal chart not created': row('Adding a chart fails', 'Error creating natal chart'),
  'natal chart not updated': row('Editing a chart fails', 'Error updating natal chart'),
  'enhanced natal chart not deleted': row('Deleting a chart there fails', 'Error deleting natal chart'),
  'chart not regenerated': row('Regenerating a chart fails', 'Error regenerating chart'),
  'chart regenerated': row(
    'Regenerating a chart',
    'Natal chart regenerated from an astrology API successfully',
  ),
  'story action failed': row('A story action is refused', 'Error'),
  'story approved': row('Approving a story', 'Story approved successfully'),
  'story rejected': row('Rejecting a story', 'Story rejected successfully'),
  'story deleted': row('Deleting a story', 'Story deleted successfully'),
} as const satisfies Record<string, Row>

/** Section 3; what both areas store is in the user area. */
export const officeData = {
  event: row('Event: six fields, active at first'),
  'enhanced event': row('Enhanced event, light or dark, and its keywords'),
  keyword: row('Keyword: text, sign, polarity, category, description'),
  category: row('Keyword category: name and description'),
} as const satisfies Record<string, Row>

/** Sections 2, 5 and 9. */
export const officeLimits = {
  'search of users': row('Users are found by name or email'),
  'search of natal charts': row('Natal charts are found by user, email or city'),
  'search of events': row('Events are found by title or type'),
  'search of birth details': row('Birth details are found by pseudonym, user name or email'),
  'search of enhanced charts': row('Enhanced charts are found by user, email, pseudonym or sign of the lot'),
  'page sizes': row('25, 50 or 100 keywords or categories on a page, 25 at first'),
  recent: row('Recent: created in the last seven days'),
  'this month': row('Recent charts of the dashboard: created in this calendar month'),
  'complete charts': row('Complete: has houses, planets and aspects'),
  'lot degree': row('Degree of the lot: 0 to 29.99, in steps of 0.01'),
  'lot house and names': row('House 1 to 12, one of twelve signs, one of ten planets'),
  polarity: row('Polarity Light, Dark or Neutral; Light at first'),
  alignment: row('An enhanced event is light or dark, also as 1 or 0'),
  'keyword search': row('The search of keywords waits for 300 ms'),
} as const satisfies Record<string, Row>
