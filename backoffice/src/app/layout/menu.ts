import type SvgIcon from '@mui/material/SvgIcon'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import AddIcon from '@mui/icons-material/AddCircleOutlined'
import BiotechIcon from '@mui/icons-material/BiotechOutlined'
import BookIcon from '@mui/icons-material/MenuBookOutlined'
import BulkIcon from '@mui/icons-material/PlaylistAddOutlined'
import CapIcon from '@mui/icons-material/PriceCheckOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DuplicateIcon from '@mui/icons-material/JoinInnerOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import RatingIcon from '@mui/icons-material/StarOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import PetsIcon from '@mui/icons-material/PetsOutlined'
import PharmacyIcon from '@mui/icons-material/LocalPharmacyOutlined'
import ProductsIcon from '@mui/icons-material/MedicationOutlined'
import PromotionIcon from '@mui/icons-material/LocalOfferOutlined'
import RecurringIcon from '@mui/icons-material/EventRepeatOutlined'
import RequestIcon from '@mui/icons-material/HowToRegOutlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'

export interface Entry {
  label: string
  /** After `/seller` or `/admin`. */
  to: string
  icon: typeof SvgIcon
  /** Shows how many orders wait for confirmation. */
  hasCount?: boolean
  /** Only this very address lights it up, not what lies below. */
  isExact?: boolean
  /** Shown in the bar at the bottom of phones, under this shorter name. */
  short?: string
}

export interface Section {
  heading: string | null
  entries: readonly Entry[]
}

const dashboard: Entry = {
  label: 'Dashboard',
  to: '',
  icon: DashboardIcon,
  isExact: true,
  short: 'Dashboard',
}

/** The specification's seller drawer. */
const seller: readonly Section[] = [
  { heading: null, entries: [dashboard] },
  {
    heading: 'Products',
    entries: [
      { label: 'My Products', to: '/products', icon: ProductsIcon, short: 'Products' },
      { label: 'Add Product', to: '/products/create', icon: AddIcon, isExact: true },
      { label: 'Bulk Add Product', to: '/products/add-bulk', icon: BulkIcon, isExact: true },
    ],
  },
  {
    heading: 'Doctors',
    entries: [
      { label: 'Doctors', to: '/doctors', icon: DoctorIcon },
      { label: 'Add Doctor', to: '/doctors/create', icon: AddIcon, isExact: true },
    ],
  },
  {
    heading: 'Orders',
    entries: [
      { label: 'My Orders', to: '/orders', icon: OrdersIcon, hasCount: true, short: 'Orders' },
      { label: 'Recurring Orders', to: '/recurring-orders', icon: RecurringIcon },
      { label: 'Sales Record Book', to: '/sales-records', icon: BookIcon },
    ],
  },
  { heading: 'Delivery', entries: [{ label: 'Courier', to: '/couriers', icon: ShippingIcon }] },
  { heading: 'Promotions', entries: [{ label: 'Promotions', to: '/promotions', icon: PromotionIcon }] },
  { heading: 'Settings', entries: [{ label: 'My Pharmacy', to: '/pharmacy', icon: PharmacyIcon }] },
]

const admin: readonly Section[] = [
  { heading: null, entries: [dashboard] },
  {
    heading: 'Trade',
    entries: [
      { label: 'Orders', to: '/orders', icon: OrdersIcon, hasCount: true, short: 'Orders' },
      { label: 'Recurring orders', to: '/recurring-orders', icon: RecurringIcon },
      { label: 'Products', to: '/products', icon: ProductsIcon, short: 'Products' },
      { label: 'Promotions', to: '/promotions', icon: PromotionIcon },
      { label: 'Couriers', to: '/couriers', icon: ShippingIcon },
      { label: 'Price caps', to: '/price-caps', icon: CapIcon },
      { label: 'Sales record book', to: '/sales-records', icon: BookIcon },
    ],
  },
  {
    heading: 'Sellers',
    entries: [
      { label: 'Pharmacies', to: '/pharmacies', icon: PharmacyIcon },
      { label: 'Applications', to: '/preregisters', icon: RequestIcon },
      { label: 'Users', to: '/users', icon: PeopleIcon },
    ],
  },
  {
    heading: 'Catalogue',
    entries: [
      { label: 'Category tree', to: '/category-tree', icon: TreeIcon },
      { label: 'Categories', to: '/categories', icon: CategoryIcon },
      { label: 'Subcategories', to: '/subcategories', icon: CategoryIcon },
      { label: 'Sub-subcategories', to: '/subsubcategories', icon: CategoryIcon },
      { label: 'Duplicates', to: '/product-duplicates', icon: DuplicateIcon },
      { label: 'Ratings', to: '/ratings', icon: RatingIcon },
      { label: 'Missed searches', to: '/search-misses', icon: SearchOffIcon },
      { label: 'Synonyms', to: '/search-synonyms', icon: SynonymIcon },
    ],
  },
  {
    heading: 'Directory',
    entries: [
      { label: 'Doctors', to: '/doctors', icon: DoctorIcon },
      { label: 'Specialties', to: '/specialties', icon: DoctorIcon },
      { label: 'Hospitals', to: '/hospitals', icon: HospitalIcon },
      { label: 'Clinics', to: '/clinics', icon: HospitalIcon },
      { label: 'Laboratories', to: '/laboratories', icon: BiotechIcon },
      { label: 'Veterinarians', to: '/veterinarians', icon: PetsIcon },
    ],
  },
  {
    heading: 'Content',
    entries: [
      { label: 'News', to: '/news', icon: ArticleIcon },
      { label: 'Events', to: '/events', icon: EventIcon },
      { label: 'Messages', to: '/contact-us', icon: MailIcon },
    ],
  },
  {
    heading: 'System',
    entries: [
      { label: 'Activity log', to: '/audit-entries', icon: HistoryIcon },
      { label: 'Mail outbox', to: '/mails', icon: OutboxIcon },
      { label: 'Settings', to: '/settings', icon: SettingsIcon },
    ],
  },
]

export const MENUS: Record<'/seller' | '/admin', readonly Section[]> = { '/seller': seller, '/admin': admin }
