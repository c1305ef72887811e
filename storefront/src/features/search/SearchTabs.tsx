import { NavLink } from '../../shared/router/Link'
import { t } from '../../shared/language/words'
import { paths } from '../../paths'
import styles from '../../shared/ui/chips.module.css'

/** The same words in every kind of thing that can be searched. */
export const SearchTabs = ({ keyword }: { keyword: string }) => (
  <nav aria-label={t('Kinds of results')} className={styles.chips}>
    <NavLink to={paths.searchProducts(keyword)}>{t('Products')}</NavLink>
    <NavLink to={paths.searchPharmacies(keyword)}>{t('Pharmacies')}</NavLink>
    <NavLink to={paths.searchDoctors(keyword)}>{t('Doctors')}</NavLink>
    <NavLink to={paths.searchFacilities('hospitals', keyword)}>{t('Hospitals')}</NavLink>
    <NavLink to={paths.searchFacilities('clinics', keyword)}>{t('Clinics')}</NavLink>
    <NavLink to={paths.searchFacilities('laboratories', keyword)}>{t('Laboratories')}</NavLink>
    <NavLink to={paths.searchFacilities('veterinarians', keyword)}>{t('Veterinarians')}</NavLink>
  </nav>
)
