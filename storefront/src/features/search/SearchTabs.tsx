import { NavLink } from 'react-router-dom'
import { paths } from '../../paths'
import styles from '../../shared/ui/chips.module.css'

/** The same words in every kind of thing that can be searched. */
export const SearchTabs = ({ keyword }: { keyword: string }) => (
  <nav aria-label="Kinds of results" className={styles.chips}>
    <NavLink to={paths.searchProducts(keyword)}>Products</NavLink>
    <NavLink to={paths.searchPharmacies(keyword)}>Pharmacies</NavLink>
    <NavLink to={paths.searchDoctors(keyword)}>Doctors</NavLink>
    <NavLink to={paths.searchFacilities('hospitals', keyword)}>Hospitals</NavLink>
    <NavLink to={paths.searchFacilities('clinics', keyword)}>Clinics</NavLink>
    <NavLink to={paths.searchFacilities('laboratories', keyword)}>Laboratories</NavLink>
    <NavLink to={paths.searchFacilities('veterinarians', keyword)}>Veterinarians</NavLink>
  </nav>
)
