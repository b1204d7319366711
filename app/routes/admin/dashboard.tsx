import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdminDashboard } from '../../features/admin/admin-dashboard'
import { readAdminDashboard } from '../../features/admin/stats.server'
import { pageLoader } from '../../http/page.server'
import { pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('Admin Dashboard')
export const loader = pageLoader(readAdminDashboard)

export default function AdminDashboardPage() {
  return <AdminDashboard {...useLoaderData<typeof loader>()} />
}
