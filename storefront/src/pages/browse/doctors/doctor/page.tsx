import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Doctor } from '@botika/common/doctors/endpoints'
import { t } from '../../../../lib/language/text'
import { DirectoryDetails } from '../../../../directory/DirectoryDetails'
import { paths } from '../../../../lib/paths'
import { BookmarkButton } from '../../../../bookmark/BookmarkButton'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import { DoctorList } from '../list/page'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { doctor, list } = useLoaderData<typeof loader>()
  return doctor ? <DoctorPage doctor={doctor} /> : <DoctorList {...list} />
}

function DoctorPage({ doctor }: { doctor: Doctor }) {
  const about = [doctor.specialty_name, doctor.subspecialty].filter(Boolean).join(' · ')
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={doctor.name}
        description={t(directory.nameAboutInCityClinic, {
          name: doctor.name,
          about: about || t(uiMessages.doctorNoun),
          city: doctor.city ?? t(directory.thePhilippines),
        })}
        path={paths.doctor(doctor)}
        image={doctor.image}
      />
      <Breadcrumbs
        crumbs={[
          { name: t(uiMessages.doctors), to: paths.doctors() },
          ...(doctor.specialty_name
            ? [{ name: doctor.specialty_name, to: paths.specialty(doctor.specialty_name) }]
            : []),
          { name: doctor.name },
        ]}
      />
      <DirectoryDetails
        entry={doctor}
        icon="stetho"
        schemaType="Physician"
        path={paths.doctor(doctor)}
        about={about}
        facts={[
          [t(uiMessages.schedule), doctor.schedule],
          [
            t(directory.consultationFee),
            doctor.consultation_fee === null ? null : formatPesos(doctor.consultation_fee),
          ],
          [t(directory.clinic), doctor.pharmacy_name],
          [t(directory.prcLicence), doctor.license_number],
        ]}
      >
        <BookmarkButton kind="doctor" id={doctor.id} />
      </DirectoryDetails>
    </div>
  )
}
