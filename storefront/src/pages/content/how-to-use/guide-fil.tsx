import type { Label } from '@botika/common/messages/message'
import * as catalogue from '@botika/common/messages/catalogue'
import * as ui from '@botika/common/messages/ui'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import type { Section } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/text'
import { Link } from 'react-router-dom'

const fee = DELIVERY_OPTIONS[0].fee

const Name = ({ of }: { of: Label }) => t(of)

export const GUIDE_IN_FILIPINO: readonly Section[] = [
  {
    id: 'place',
    title: 'Sabihin kung saan ihahatid',
    body: (
      <>
        <p>
          Pindutin ang “Ihatid sa” sa itaas at pumili ng lungsod; puwede ring ang telepono mo o isang address
          mo ang magsabi. Mula noon, ipinapakita ng mga produkto ang pinakamagandang alok doon: sino ang
          maghahatid, magkano at kailan. Inaayos ng “<Name of={catalogue.nearestFirst} />” ang listahan ayon
          sa layo.
        </p>
        <p>
          Mga 100 metro lang ang katumpakan ng lugar na itinatabi sa browser mo at, kapag naka-log in ka, sa
          account mo. Nabubura ito sa ekis sa tabi nito.
        </p>
      </>
    ),
  },
  {
    id: 'search',
    title: 'Maghanap',
    body: (
      <>
        <p>
          Mag-type sa kahon sa itaas at pumili sa listahan, o pindutin ang Enter para makita ang lahat. Puwede
          mong i-type
        </p>
        <ul>
          <li>ang generic na pangalan: paracetamol, losartan, cetirizine</li>
          <li>ang brand, kahit mali ang baybay: nahahanap din ang “biogesik”</li>
          <li>pati ang lakas: amoxicillin 500mg, salbutamol 2mg/5mL</li>
          <li>isang botika, doktor o ospital: lumipat gamit ang mga tab sa itaas ng mga resulta</li>
        </ul>
        <p>
          Sa kaliwa (sa telepono, sa likod ng “<Name of={ui.filters} />
          ”) puwede kang pumili ayon sa kategorya, brand, presyo, kung may stock at kung hindi kailangan ng
          reseta.
        </p>
      </>
    ),
  },
  {
    id: 'compare',
    title: 'Magkumpara bago pumili',
    body: (
      <>
        <p>Tatlong tanong ang sinasagot ng pahina ng produkto:</p>
        <ul>
          <li>
            <b>Sino ang mayroon?</b> Bawat botika, kasama ang presyo, stock, layo at kung bukas ito ngayon.
          </li>
          <li>
            <b>Ano pa ang puwede?</b> Ang mga katumbas ay may parehong aktibong sangkap, lakas at anyo.
            Nakaayos sila ayon sa presyo ng isang tableta, kaya maikukumpara ang malaki at maliit na kahon.
          </li>
          <li>
            <b>Ano ang dapat kong malaman?</b> Para saan ito, paano iniinom, kailan hindi puwede. Magtanong sa
            doktor o pharmacist tungkol sa sarili mong kalagayan.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cart',
    title: 'Punuin ang cart',
    body: (
      <>
        <p>
          Ang bilog na button ay nagdaragdag ng isa mula sa ipinapakitang botika; sa pahina ng produkto, ikaw
          ang pipili ng botika at dami. Nakaayos ang cart mo ayon sa botika at nananatili sa browser na ito
          hanggang bumalik ka.
        </p>
        <p>
          Sa cart, lagyan ng tsek ang gusto mong bilhin ngayon. Tinatanong muli ang presyo at stock, at
          sasabihin sa iyo kung may nagbago.
        </p>
      </>
    ),
  },
  {
    id: 'checkout',
    title: 'Mag-checkout',
    body: (
      <>
        <ol>
          <li>
            <b>Contact.</b> Ang pangalan, email at mobile number mo, at ng iba kung sila ang tatanggap.
          </li>
          <li>
            <b>Delivery.</b> Hanggang pinto mo sa halagang ₱{fee}, o libre sa botika. I-type ang unang mga
            letra ng probinsya, lungsod at barangay at pumili sa listahan.
          </li>
          <li>
            <b>Bayad.</b> Cash, kapag hawak mo na. Dito rin idinadagdag ang diskuwento at reseta.
          </li>
          <li>
            <b>Suriin.</b> Ang buong halaga, bawat linya. Walang ino-order hangga’t hindi mo pinipindot ang
            “I-place ang order”.
          </li>
        </ol>
        <p>Kung maputol ang koneksyon, pumindot ulit: hindi nadodoble ang order.</p>
      </>
    ),
  },
  {
    id: 'prescription',
    title: 'Magdagdag ng reseta',
    body: (
      <>
        <p>Kailangan nito ng mga produktong may markang Rx. Nakakatipid ng tawag ang malinaw na litrato:</p>
        <ul>
          <li>Ilatag ang papel sa maliwanag at kunan nang buo, kasama ang apat na sulok.</li>
          <li>
            Dapat nababasa ang pangalan, numero ng lisensya at pirma ng doktor, ang petsa at ang pangalan mo.
          </li>
          <li>JPEG, PNG, WebP o PDF, hanggang 8 MB.</li>
        </ul>
        <p>
          Binabasa ito ng pharmacist bago makumpirma ang order. Itabi ang papel: puwede itong hingin ng botika
          kapag tinanggap mo ang gamot.
        </p>
      </>
    ),
  },
  {
    id: 'discount',
    title: 'Gamitin ang diskuwento ng senior citizen o PWD',
    body: (
      <>
        <p>
          Sa “Bayad”, piliin kung kanino ang diskuwento, saka i-type ang pangalan at ID number ayon sa ID.
          Agad magbabago ang buod: alis ang VAT, saka 20% bawas, sa bawat produktong sakop. Ihanda ang ID
          pagdating ng order.
        </p>
        <p>
          <Link to={`${paths.howItWorks()}#discount`}>Paano kinukuwenta ang diskuwento</Link>
        </p>
      </>
    ),
  },
  {
    id: 'track',
    title: 'I-track ang order mo',
    body: (
      <>
        <p>
          Nagsisimula sa BTK ang numero ng order mo. I-type ito sa{' '}
          <Link to={paths.trackYourOrder()}>
            <Name of={ui.trackYourOrder} />
          </Link>
          ; naiintindihan ang maliliit na letra, espasyo at ang zero na na-type bilang O. Makikita mo ang
          bahagi ng bawat botika at kung ano ang nangyari at kailan.
        </p>
        <p>
          Walang pangalan o address sa pahina, kaya puwede mong ipadala ang numero sa naghihintay sa bahay.
          Ingatan pa rin ito: masusundan ng may hawak nito ang order.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Kung may account ka',
    body: (
      <>
        <p>
          Libre ang account at hindi kailangan. Pinagsasama nito ang mga order at bookmark mo sa bawat device,
          nakakabili ka ulit sa isang pindot, at puwedeng dumating buwan-buwan ang maintenance mo. Sumasama
          ang inilagay mo sa cart bilang guest kapag nag-log in ka.
        </p>
        <p>
          <Link to={paths.register()}>Gumawa ng account</Link>
        </p>
      </>
    ),
  },
]
