import { collections, type CollectionName } from '@botika/common/roles/collections'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import { can, type Permission } from '@botika/common/roles/policy'
import type { Visitor } from '@botika/common/roles/roles'
import type { Label } from '@botika/common/messages/message'
import * as shell from '@botika/common/messages/office/shell'
import * as security from '@botika/common/messages/office/security'
import * as complaints from '@botika/common/messages/office/complaints'
import * as refusals from '@botika/common/messages/office/refusals'
import * as papers from '@botika/common/messages/office/papers'
import * as fields from '@botika/common/messages/office/fields'
import * as shared from '@botika/common/messages/office/shared'
import { status } from '@botika/common/messages/office/status'
import { staff } from '@botika/common/messages/office/staff'
import type SvgIcon from '@mui/material/SvgIcon'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import AddIcon from '@mui/icons-material/AddCircleOutlined'
import BiotechIcon from '@mui/icons-material/BiotechOutlined'
import ReportIcon from '@mui/icons-material/AssessmentOutlined'
import BookIcon from '@mui/icons-material/MenuBookOutlined'
import BulkIcon from '@mui/icons-material/PlaylistAddOutlined'
import ComplaintIcon from '@mui/icons-material/ReportProblemOutlined'
import CapIcon from '@mui/icons-material/PriceCheckOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DuplicateIcon from '@mui/icons-material/JoinInnerOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import PaperIcon from '@mui/icons-material/BadgeOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import RefusedIcon from '@mui/icons-material/SwapHorizOutlined'
import RatingIcon from '@mui/icons-material/StarOutlined'
import SecurityIcon from '@mui/icons-material/GppMaybeOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import StatusIcon from '@mui/icons-material/MonitorHeartOutlined'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined'
import MapIcon from '@mui/icons-material/MapOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import PetsIcon from '@mui/icons-material/PetsOutlined'
import PharmacyIcon from '@mui/icons-material/LocalPharmacyOutlined'
import ProductsIcon from '@mui/icons-material/MedicationOutlined'
import PromotionIcon from '@mui/icons-material/LocalOfferOutlined'
import RecurringIcon from '@mui/icons-material/EventRepeatOutlined'
import ReviewIcon from '@mui/icons-material/FactCheckOutlined'
import RequestIcon from '@mui/icons-material/HowToRegOutlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'

export interface Entry {
  label: Label
  to: string
  icon: typeof SvgIcon
  waiting?: keyof NonNullable<Dashboard['waiting']> | 'complaints' | 'lines'
  hasCount?: boolean
  isExact?: boolean
  needs?: Permission
  short?: Label
}

export interface Section {
  heading: Label | null
  entries: readonly Entry[]
}

const dashboard: Entry = {
  label: shell.dashboard,
  to: '',
  icon: DashboardIcon,
  isExact: true,
  short: shell.dashboard,
}

const ICONS: { [Name in CollectionName]?: typeof SvgIcon } = {
  promotions: PromotionIcon,
  couriers: ShippingIcon,
  'price-caps': CapIcon,
  'search-synonyms': SynonymIcon,
  doctors: DoctorIcon,
  specialties: DoctorIcon,
  hospitals: HospitalIcon,
  clinics: HospitalIcon,
  laboratories: BiotechIcon,
  veterinarians: PetsIcon,
  events: EventIcon,
}

const collectionsIn = (section: (typeof collections)[number]['section']): Entry[] =>
  collections
    .filter((collection) => collection.section === section)
    .map(({ name, many }) => ({ label: many, to: `/${name}`, icon: ICONS[name] ?? ArticleIcon }))

const seller: readonly Section[] = [
  { heading: null, entries: [dashboard] },
  {
    heading: fields.products,
    entries: [
      { label: shell.myProducts, to: '/products', icon: ProductsIcon, short: fields.products },
      {
        label: shell.addProduct,
        to: '/products/create',
        icon: AddIcon,
        isExact: true,
        needs: 'products.create',
      },
      {
        label: shell.bulkAddProduct,
        to: '/products/add-bulk',
        icon: BulkIcon,
        isExact: true,
        needs: 'products.bulk',
      },
    ],
  },
  {
    heading: fields.doctors,
    entries: [
      { label: fields.doctors, to: '/doctors', icon: DoctorIcon, needs: 'doctors.update' },
      {
        label: shell.addDoctor,
        to: '/doctors/create',
        icon: AddIcon,
        isExact: true,
        needs: 'doctors.create',
      },
    ],
  },
  {
    heading: shared.orders,
    entries: [
      { label: shell.myOrders, to: '/orders', icon: OrdersIcon, hasCount: true, short: shared.orders },
      { label: refusals.offeredItems, to: '/offered-lines', icon: RefusedIcon, waiting: 'lines' },
      { label: complaints.complaints, to: '/complaints', icon: ComplaintIcon, waiting: 'complaints' },
      { label: shell.recurringOrders, to: '/recurring-orders', icon: RecurringIcon },
      { label: shell.salesReport, to: '/sales-report', icon: ReportIcon, needs: 'sales-report.read' },
      { label: shell.salesRecordBook, to: '/sales-records', icon: BookIcon, needs: 'sales-records.read' },
    ],
  },
  {
    heading: shared.delivery,
    entries: [
      { label: shared.delivery, to: '/delivery', icon: MapIcon, needs: 'pharmacies.update' },
      { label: fields.courier, to: '/couriers', icon: ShippingIcon, needs: 'couriers.update' },
    ],
  },
  {
    heading: fields.promotions,
    entries: [
      { label: fields.promotions, to: '/promotions', icon: PromotionIcon, needs: 'promotions.update' },
    ],
  },
  {
    heading: shared.settings,
    entries: [
      { label: staff, to: '/staff', icon: PeopleIcon },
      { label: shell.myPharmacy, to: '/pharmacy', icon: PharmacyIcon, needs: 'pharmacies.update' },
      { label: papers.papers, to: '/papers', icon: PaperIcon, needs: 'papers.read' },
    ],
  },
]

const admin: readonly Section[] = [
  { heading: null, entries: [dashboard] },
  {
    heading: shell.trade,
    entries: [
      { label: shared.orders, to: '/orders', icon: OrdersIcon, hasCount: true, short: shared.orders },
      { label: refusals.refusedItems, to: '/refused-lines', icon: RefusedIcon, waiting: 'lines' },
      { label: complaints.complaints, to: '/complaints', icon: ComplaintIcon, waiting: 'complaints' },
      { label: shared.recurringOrders, to: '/recurring-orders', icon: RecurringIcon },
      { label: fields.products, to: '/products', icon: ProductsIcon, short: fields.products },
      ...collectionsIn('trade'),
      { label: shared.salesReport, to: '/sales-report', icon: ReportIcon },
      { label: shared.salesRecordBook, to: '/sales-records', icon: BookIcon },
    ],
  },
  {
    heading: shell.sellers,
    entries: [
      { label: fields.pharmacies, to: '/pharmacies', icon: PharmacyIcon },
      { label: fields.applications, to: '/preregisters', icon: RequestIcon, waiting: 'applications' },
      { label: papers.papers, to: '/papers', icon: PaperIcon, waiting: 'papers' },
      { label: fields.users, to: '/users', icon: PeopleIcon },
    ],
  },
  {
    heading: shell.catalogue,
    entries: [
      { label: shell.reviewQueue, to: '/product-reviews', icon: ReviewIcon, waiting: 'reviews' },
      { label: shared.categoryTree, to: '/category-tree', icon: TreeIcon },
      { label: shell.duplicates, to: '/product-duplicates', icon: DuplicateIcon },
      { label: shared.ratings, to: '/ratings', icon: RatingIcon },
      { label: shell.missedSearches, to: '/search-misses', icon: SearchOffIcon },
      ...collectionsIn('catalogue'),
    ],
  },
  {
    heading: shell.directory,
    entries: collectionsIn('directory'),
  },
  {
    heading: shell.content,
    entries: [
      ...collectionsIn('content'),
      { label: shared.messages, to: '/contact-us', icon: MailIcon, waiting: 'messages' },
    ],
  },
  {
    heading: shell.system,
    entries: [
      { label: shared.activityLog, to: '/audit-entries', icon: HistoryIcon },
      { label: security.securityLog, to: '/security-log', icon: SecurityIcon },
      { label: shared.mailOutbox, to: '/mails', icon: OutboxIcon },
      { label: status, to: '/status', icon: StatusIcon },
      { label: shared.settings, to: '/settings', icon: SettingsIcon },
    ],
  },
]

export const MENUS: Record<'/seller' | '/admin', readonly Section[]> = { '/seller': seller, '/admin': admin }

/** Whether somebody has the screen at an address of the menu; one that is not in it is everybody's. */
export function mayOpen(office: '/seller' | '/admin', to: string, visitors: readonly Visitor[]): boolean {
  const needs = MENUS[office].flatMap(({ entries }) => entries).find((entry) => entry.to === to)?.needs
  return needs === undefined || can(visitors, needs)
}
